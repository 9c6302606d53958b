import { logOf } from '../../src/scenario/log-of.js';
import { isMeanwhile } from '../../src/scenario/meanwhile.js';
import { oddSettings } from '../../src/scenario/odd-settings.js';
import type { Scenario, Step } from '../../src/scenario/scenario.js';
import type { Fault, ReportKind } from '../../src/simulation/behaviour.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Turn } from '../../src/transcript/turn.js';
import { inOrder } from './edit.js';
import { oddRank, ordinaryPart } from './odd-part.js';
import { paddingOf } from './plain.js';
import { anchorRank } from './plain-anchors.js';
import { isPlainAttachment, plantedRank } from './plain-planted.js';
import { isDefaultRatios, PLAIN_WINDOW } from './plain-settings.js';

/** From the most faithful on: what comes first is taken for the simpler explanation of a failure. */
export const FAULT_ORDER: readonly Fault['fault'][] = [
  'cut',
  'drop',
  'blank',
  'fail',
  'refusal',
  'placeholder',
  'tool-call',
  'echo',
  'hollow',
  'change',
  'mention',
  'over-budget',
  'unclosed-marker',
  'contradict',
  'other-language',
  'grow',
  'break-off',
  'stall',
  'late',
];

export const REPORT_ORDER: readonly ReportKind[] = [
  'none',
  'truthful',
  'everything',
  'nothing',
  'range',
  'too-little',
  'unknown-ids',
  'repeated',
  'shuffled',
];

/**
 * How simple a scenario is, most important first; the smaller in lexicographic order is the simpler. Every shrink has
 * to be simpler than what it came from, so shrinking ends, and ends at one place.
 */
export function simplicityOf(scenario: Scenario, tokenizer: Tokenizer): number[] {
  const turns = logOf(scenario);
  const { summarizer } = scenario;
  const settings = ordinaryPart(scenario.settings);
  const { faults, report, marker, finish } = summarizer;
  const sum = (measure: (turn: Turn, index: number) => number) =>
    turns.reduce((total, turn, index) => total + measure(turn, index), 0);
  const paddings = turns.map((turn) => paddingOf(turn, tokenizer));
  return [
    turns.length,
    scenario.steps.length,
    scenario.steps.reduce((total, step) => total + kindOf(step) + lateness(step), 0),
    faults.length + Number(report !== 'none') + Number(marker) + Number(!finish),
    oddSettings(scenario.settings).length + (scenario.planted?.length ?? 0),
    sum(structureOf),
    Number(settings.keep !== undefined) + Number(settings.trigger !== undefined),
    Number(!isDefaultRatios(settings.ratios)) + Number(settings.window !== PLAIN_WINDOW),
    oddRank(scenario.settings) + plantedRank(scenario),
    sum((turn, index) => anchorRank(turn, index)),
    paddings.filter((padding) => padding === null).length,
    sum((turn) => turn.tokens),
    // A budget of nothing leaves no text to look at, so it tells less of what goes wrong.
    Number(settings.summaryBudget !== null) + Number(settings.summaryBudget === 0),
    REPORT_ORDER.indexOf(report),
    faults.reduce((total, fault) => total + FAULT_ORDER.indexOf(fault.fault) * 10 + detailOf(fault), 0),
    settings.summaryBudget ?? 0,
    (settings.keep ?? 0) + (settings.trigger ?? 0),
    settings.window === PLAIN_WINDOW ? 0 : settings.window,
    faults.reduce((total, fault) => total + amountOf(fault), 0),
    sum((turn) => turn.text.length),
    sum((turn, index) => (turn.anchor === null ? turns.length - index : 0)),
    sum((turn, index) => (turns.length - 1 - index) * turn.tokens),
    Number(!isNumbered(turns)) + Number(!areResultsInOrder(turns)),
  ];
}

/** Where any step would do, a pass is the simplest, and an append of nothing is not. */
function kindOf(step: Step): number {
  if (step.step === 'append' && step.turns.length === 0) return 2;
  return { compact: 0, append: 0, recall: 1, lose: 3, reopen: 4, kill: 5, abort: 6 }[step.step];
}

/** What happens after a pass is simpler than what happens while it waits, and early in it than late. */
function lateness(step: Step): number {
  return isMeanwhile(step) ? 1 + step.during : 0;
}

/** Turns and tool uses are numbered as they come, and every turn is written in the same order. */
function isNumbered(turns: readonly Turn[]): boolean {
  const uses = new Set(turns.flatMap((turn) => (turn.uses ?? []).map(({ id }) => id)));
  return (
    [...uses].every((id, index) => id === `u${index + 1}`) &&
    turns.every(
      (turn, index) =>
        turn.id === `t${index + 1}` && Object.keys(turn).join() === Object.keys(inOrder(turn)).join(),
    )
  );
}

/** Results come in the order of their uses. */
function areResultsInOrder(turns: readonly Turn[]): boolean {
  const uses = turns.flatMap((turn) => (turn.uses ?? []).map(({ id }) => id));
  const places = turns.flatMap((turn) => (turn.results ?? []).map(({ use }) => uses.indexOf(use)));
  return places.every((place, index) => index === 0 || places[index - 1]! <= place);
}

export function isSimpler(a: Scenario, b: Scenario, tokenizer: Tokenizer): boolean {
  const [left, right] = [simplicityOf(a, tokenizer), simplicityOf(b, tokenizer)];
  const index = left.findIndex((value, position) => value !== right[position]);
  return index >= 0 && left[index]! < right[index]!;
}

function structureOf(turn: Turn): number {
  const facts = (turn.facts ?? []).reduce((total, fact) => total + (fact.value === turn.anchor ? 1 : 2), 0);
  const tools =
    (turn.uses?.length ?? 0) +
    (turn.results ?? []).reduce((total, { failed }) => total + (failed ? 2 : 1), 0);
  return (
    tools * 4 +
    facts +
    (turn.attachments ?? []).reduce((total, one) => total + (isPlainAttachment(one) ? 1 : 2), 0) +
    Number(turn.pinned ?? false) +
    Number(turn.kind !== 'prose') +
    Number(turn.role !== 'user')
  );
}

function detailOf(fault: Fault): number {
  const limited = Number(fault.calls !== undefined);
  if (fault.fault === 'blank') return limited + Number(fault.text !== '');
  if (!('target' in fault)) return limited;
  if ('family' in fault.target) return limited + 5;
  return limited + ('ids' in fault.target ? 4 : ['tail', 'head', 'middle'].indexOf(fault.target.at));
}

function amountOf(fault: Fault): number {
  if (fault.fault === 'stall') return fault.ms + fault.message.length;
  if ('ms' in fault) return fault.ms;
  if ('tokens' in fault) return fault.tokens;
  if (fault.fault === 'mention') return fault.ids.length;
  if (fault.fault === 'fail') return fault.message.length;
  if (!('target' in fault) || 'family' in fault.target) return 0;
  return 'ids' in fault.target ? fault.target.ids.length : fault.target.turns;
}
