import { faithfulTokens } from '../../../generators/budget/faithful-tokens.js';
import { handOver } from '../../../generators/handover/handover.js';
import type { Capabilities } from '../../../src/compactor/capabilities.js';
import { logOf } from '../../../src/scenario/log-of.js';
import { oddSettings } from '../../../src/scenario/odd-settings.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { faithfulLine, withoutTwins } from '../../../src/simulation/faithful-summary.js';
import type { Tokenizer } from '../../../src/tokens/tokenizer.js';
import { ceilingWeights, compareToCeiling, costOf } from '../../../src/transcript/ceiling.js';
import { exchangesOf } from '../../../src/transcript/exchange.js';
import type { Turn } from '../../../src/transcript/turn.js';

/** What occurs in a scenario, read from its data alone; what concerns a pass concerns the first one. */
export function labelsOf(scenario: Scenario, supports: Capabilities, tokenizer: Tokenizer): string[] {
  const isOdd = oddSettings(scenario.settings).length > 0;
  const labels = {
    ...labelsOfTurns(firstLog(scenario)),
    ...Object.fromEntries((scenario.planted ?? []).map(({ kind }) => [kind, true])),
    ...(isOdd ? { 'odd settings': true } : labelsOfPass(scenario, supports, tokenizer)),
  };
  return Object.keys(labels).filter((label) => labels[label]);
}

type Labels = Record<string, boolean>;

function firstLog(scenario: Scenario): readonly Turn[] {
  return logOf(
    scenario,
    scenario.steps.findIndex(({ step }) => step === 'compact'),
  );
}

function labelsOfPass(scenario: Scenario, supports: Capabilities, tokenizer: Tokenizer): Labels {
  const { settings, summarizer, steps } = scenario;
  const { summaryBudget: budget, ratios, keep } = settings;
  const log = firstLog(scenario);
  const { handed } = handOver(log, supports, keep);
  const at = compareToCeiling(handed, budget, ratios);
  const faults = summarizer.faults.filter(({ calls }) => calls === undefined || calls.includes(0));
  const tokens = handed.reduce((sum, turn) => sum + turn.tokens, 0);
  const summary = faithfulTokens(handed, tokenizer, summarizer.marker);
  const isTrue =
    faults.every(({ fault }) => fault === 'late') && ['none', 'truthful'].includes(summarizer.report);
  const isDue =
    settings.trigger === undefined || log.reduce((sum, turn) => sum + turn.tokens, 0) > settings.trigger;
  const shrinks = tokens > summary + supports.overheadTokens;
  const labels: Labels = {
    'at the ceiling': budget !== null && handed.length > 0 && at === 0,
    'one token below': isOneOff(handed, scenario, -1),
    'one token above': isOneOff(handed, scenario, 1),
    'safe side':
      isTrue && isDue && summary > 0 && at <= 0 && (budget === null || summary <= budget) && shrinks,
    'oldest fits': isTrue && isDue && oldestFits(handed, scenario, supports),
    'above the ceiling': at > 0,
    'tail dropped above the ceiling, no report':
      at > 0 &&
      summarizer.report === 'none' &&
      faults.some((fault) => fault.fault === 'drop' && 'at' in fault.target && fault.target.at === 'tail'),
    'lookalike dropped': faults.some(
      (fault) => fault.fault === 'drop' && dropsLookalike(fault.target, handed),
    ),
    'several passes': steps.filter(({ step }) => step === 'compact').length > 1,
    'compact twice in a row': steps.some(
      ({ step }, index) => step === 'compact' && steps[index + 1]?.step === 'compact',
    ),
    'strict and hollow': faults.some(({ fault }) => fault === 'hollow') && log.some(isStrict),
    'entry lost': steps.some(({ step }) => step === 'lose'),
    'no budget': budget === null,
    'budget 0 or 1': budget === 0 || budget === 1,
    keep: (keep ?? 0) > 0,
    trigger: settings.trigger !== undefined,
    'window fits a compacted view': fitsCompacted(log, handed, settings.window, summary),
    'window is smaller than what stays': settings.window < total(log) - total(handed),
    'ratios null': ratios === null,
    'other ratios': ratios !== null && (ratios.prose[0] !== 5 || ratios.structured[0] !== 3),
    'turn above the budget': budget !== null && log.some((turn) => turn.tokens > budget),
    [`finish ${summarizer.finish}, marker ${summarizer.marker}`]: faults.some(({ fault }) => fault === 'cut'),
    'calls limited': summarizer.faults.some(({ calls }) => calls !== undefined),
    [`report ${summarizer.report}`]: true,
  };
  for (const { fault } of faults) labels[fault] = true;
  return labels;
}

function labelsOfTurns(log: readonly Turn[]): Labels {
  const labels: Labels = {
    strict: log.some(isStrict),
    'two facts': log.some(({ facts }) => (facts?.length ?? 0) > 1),
    'white space around a turn': log.some(({ text }) => text.trim() !== text),
    pinned: log.some(({ pinned }) => pinned),
    'no turns': log.length === 0,
    'up to 20 turns': log.length <= 20,
    'about 100 turns': log.length >= 80 && log.length < 200,
    '400 turns': log.length >= 400,
    'empty turn': log.some((turn) => turn.text === '' && turn.tokens === 0),
    twins: log.length > withoutDoubles(log),
    'no anchor': log.some((turn) => turn.anchor === null),
    failed: log.some(({ results }) => results?.some(({ failed }) => failed)),
    pending: exchangesOf(log).some(({ pending }) => pending),
    parallel: log.some(({ uses }) => (uses?.length ?? 0) > 1),
    'several results in a turn': log.some(({ results }) => (results?.length ?? 0) > 1),
    'out of order': isOutOfOrder(log),
    abandoned: exchangesOf(log).some(({ kind, turns }) => kind === 'plain' && turns[0]!.uses !== undefined),
  };
  for (const { role, kind } of log) labels[role] = labels[kind] = true;
  return labels;
}

function total(turns: readonly Turn[]): number {
  return turns.reduce((sum, { tokens }) => sum + tokens, 0);
}

function fitsCompacted(
  log: readonly Turn[],
  handed: readonly Turn[],
  window: number,
  summary: number,
): boolean {
  return window < total(log) && window >= total(log) - total(handed) + summary;
}

function isStrict(turn: Turn): boolean {
  return turn.facts?.some(({ value }) => value !== turn.anchor) ?? false;
}

function withoutDoubles(log: readonly Turn[]): number {
  return new Set(log.map(({ anchor, id }) => anchor ?? id)).size;
}

function isOneOff(handed: readonly Turn[], { settings }: Scenario, offset: -1 | 1): boolean {
  if (settings.summaryBudget === null) return false;
  const weights = ceilingWeights(settings.ratios);
  const off = costOf(handed, weights) - settings.summaryBudget * weights.budget;
  return handed.some(({ kind, tokens }) => tokens > 0 && off === offset * weights[kind]);
}

function oldestFits(handed: readonly Turn[], { settings }: Scenario, supports: Capabilities): boolean {
  const exchanges = exchangesOf(handed).map(({ turns }) => turns);
  const [oldest] = exchanges;
  const bytes = (turns: readonly Turn[]) =>
    turns.reduce((sum, turn) => sum + Buffer.byteLength(faithfulLine(turn)), 0);
  if (!oldest || compareToCeiling(oldest, settings.summaryBudget, settings.ratios) > 0) return false;
  if (settings.summaryBudget !== null && bytes(oldest) + 32 > settings.summaryBudget) return false;
  let gain = -supports.overheadTokens - 32;
  return exchanges.every((turns) => {
    gain += turns.reduce((sum, turn) => sum + turn.tokens, 0) - bytes(turns);
    return gain > 0;
  });
}

function dropsLookalike(target: object, handed: readonly Turn[]): boolean {
  if (!('ids' in target)) return false;
  const ids = target.ids as string[];
  const loose = (turn: Turn) => turn.anchor!.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const [dropped, written] = [true, false].map((is) =>
    withoutTwins(handed).filter(({ id }) => ids.includes(id) === is),
  );
  return dropped!.some((turn) => written!.some((other) => loose(other).includes(loose(turn))));
}

function isOutOfOrder(log: readonly Turn[]): boolean {
  const uses = log.flatMap((turn) => turn.uses?.map(({ id }) => id) ?? []);
  const places = log.flatMap((turn) => turn.results?.map(({ use }) => uses.indexOf(use)) ?? []);
  return places.some((place, index) => index > 0 && place < places[index - 1]!);
}
