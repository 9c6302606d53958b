import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario, Step } from '../../../src/scenario/scenario.js';
import type { Fault, SummarizerBehaviour } from '../../../src/simulation/behaviour.js';
import type { Fact, Turn } from '../../../src/transcript/turn.js';
import { PECULIAR_TEXTS } from '../peculiar-texts.js';
import { peculiarTurn, plainTurn } from '../plain.js';
import { plainAnchor, plainValue, RELATED_ANCHORS } from '../plain-anchors.js';
import { PLAIN_RATIOS, PLAIN_WINDOW } from '../plain-settings.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { REPORT_ORDER } from '../simplicity.js';

const MOST_TURNS = 2;
const MOST_TIGHT_BUDGET = 8;

/**
 * All conversations of a small grammar, from the simplest on: at most two plain turns, one append, one or two passes,
 * at most one fault of the summarizer. Whatever a failure came from, it ends at the first of them that fails too.
 */
export function* smallConversations(scenario: Scenario, tools: ShrinkTools): Iterable<Candidate> {
  const most = Math.min(MOST_TURNS, logOf(scenario).length);
  for (let count = 0; count <= most; count += 1) {
    for (const turns of turnsOf(count, tools)) {
      for (const steps of stepsOf(turns, scenario)) {
        for (const { summarizer, budget } of circumstances(turns, tools)) {
          const small: Scenario = {
            version: 1,
            encoding: scenario.encoding,
            settings: {
              summaryBudget: budget,
              ratios: tools.supports.takesRatios ? PLAIN_RATIOS : null,
              window: PLAIN_WINDOW,
            },
            summarizer,
            steps,
          };
          yield { scenario: small };
        }
      }
    }
  }
}

function* turnsOf(count: number, { tokenizer }: ShrinkTools): Iterable<Turn[]> {
  if (count === 0) {
    yield [];
    return;
  }
  const plain = Array.from({ length: count }, (_, index) => plainAnchor(index));
  const anchorSets: (string | null)[][] = [
    [...plain.slice(0, -1), null],
    plain,
    ...(count === 2 ? RELATED_ANCHORS : []),
  ].map((anchors) => [...anchors]);
  for (const anchors of anchorSets) {
    for (const role of ['user', 'assistant'] as const) {
      for (const facts of [none, basic, strict]) {
        const turns = anchors.map((anchor, index): Turn => {
          const bare: Turn = { id: `t${index + 1}`, role, kind: 'prose', text: '', tokens: 0, anchor };
          const stated = anchor === null ? [] : facts(anchor, index);
          return plainTurn(stated.length > 0 ? { ...bare, facts: stated } : bare, tokenizer);
        });
        yield turns;
        if (facts !== none) continue;
        for (const pattern of PECULIAR_TEXTS)
          yield turns.with(-1, peculiarTurn(turns.at(-1)!, pattern, tokenizer));
      }
    }
  }
}

const none = (): Fact[] => [];
const basic = (anchor: string): Fact[] => [{ key: 'k', value: anchor }];
const strict = (_: string, index: number): Fact[] => [{ key: 'k', value: plainValue(index, 0) }];

/** Only kinds of steps that the failing scenario has. */
function* stepsOf(turns: Turn[], scenario: Scenario): Iterable<Step[]> {
  const append: Step[] = turns.length > 0 ? [{ step: 'append', turns }] : [];
  const last = turns.at(-1);
  if (append.length > 0) yield append;
  yield [...append, { step: 'compact' }];
  if (scenario.steps.length <= append.length + 1) return;
  yield [...append, { step: 'compact' }, { step: 'compact' }];
  const loses = scenario.steps.some(({ step }) => step === 'lose');
  if (loses) for (const { id } of turns) yield [...append, { step: 'compact' }, { step: 'lose', turn: id }];
  if (last && loses) yield [...append, { step: 'lose', turn: last.id }];
}

/** A faithful summarizer, without a budget and with tight ones; then one that deviates in one way. */
function* circumstances(
  turns: readonly Turn[],
  { supports }: ShrinkTools,
): Iterable<{ summarizer: SummarizerBehaviour; budget: number | null }> {
  const faithful: SummarizerBehaviour = { finish: true, marker: false, report: 'none', faults: [] };
  const budgets = [
    null,
    ...(supports.takesBudget ? Array.from({ length: MOST_TIGHT_BUDGET }, (_, less) => less + 1) : []),
  ];
  const reports = supports.takesReport ? REPORT_ORDER : (['none'] as const);
  for (const report of reports)
    for (const budget of budgets) yield { summarizer: { ...faithful, report }, budget };
  if (turns.length === 0) return;
  if (supports.takesSignals) {
    for (const budget of budgets) yield { summarizer: { ...faithful, finish: false }, budget };
    for (const budget of budgets) yield { summarizer: { ...faithful, marker: true }, budget };
  }
  for (const fault of faults(turns.length))
    yield { summarizer: { ...faithful, faults: [fault] }, budget: null };
  if (supports.takesBudget)
    yield { summarizer: { ...faithful, faults: [{ fault: 'over-budget', tokens: 1 }] }, budget: 1 };
}

function faults(turns: number): Fault[] {
  const targets = (
    [
      { at: 'tail', turns: 1 },
      { at: 'head', turns: 1 },
    ] as const
  ).slice(0, turns);
  return [
    ...Array.from({ length: turns * MOST_TIGHT_BUDGET }, (_, tokens): Fault => ({ fault: 'cut', tokens })),
    ...targets.map((target): Fault => ({ fault: 'drop', target })),
    { fault: 'blank', text: '' },
    { fault: 'blank', text: ' ' },
    { fault: 'fail', message: 'no answer' },
    { fault: 'refusal' },
    { fault: 'placeholder' },
    { fault: 'tool-call' },
    { fault: 'echo' },
    ...targets.map((target): Fault => ({ fault: 'hollow', target })),
    ...targets.flatMap((target) =>
      (['case', 'spacing', 'normal-form', 'character', 'prefix'] as const).map(
        (how): Fault => ({ fault: 'change', how, target }),
      ),
    ),
  ];
}
