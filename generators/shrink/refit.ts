import { logOf } from '../../src/scenario/log-of.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import type { Fault } from '../../src/simulation/behaviour.js';
import { lineTokens } from '../../src/simulation/faithful-summary.js';
import { atCeiling, ceilingOffset } from './ceiling-fit.js';
import { withSettings, withSummarizer } from './edit.js';
import type { ShrinkTools } from './reducer.js';

/** Up to so many tokens of summary, every place to cut and every budget is worth trying. */
const SHORT = 48;

/**
 * The scenario with the one budget and cut that mean the same for it as the original's do there: at the same distance
 * from the ceiling, the cut in the same line; null where nothing has to be changed.
 */
export function refit(smaller: Scenario, original: Scenario, tools: ShrinkTools): Scenario | null {
  const gone = linesGone(smaller, original, tools);
  if (gone === 0) return null;
  const offset = ceilingOffset(original, tools);
  if (offset !== null) {
    const budget = original.settings.summaryBudget!;
    for (let less = budget; less > 0; less -= 1) {
      const fitted = atCeiling(smaller, less, offset, tools);
      if (fitted) return withEarlierCut(fitted, gone);
      if (budget - less > SHORT) break;
    }
  }
  const { summaryBudget } = smaller.settings;
  const budget = summaryBudget === null ? null : Math.max(1, summaryBudget - gone);
  return withEarlierCut(withSettings(smaller, { summaryBudget: budget }), gone);
}

function linesGone(smaller: Scenario, original: Scenario, { tokenizer }: ShrinkTools): number {
  const tokens = (scenario: Scenario) =>
    logOf(scenario).reduce((total, turn) => total + lineTokens(turn, tokenizer), 0);
  return Math.max(0, tokens(original) - tokens(smaller));
}

type EarlyEnd = Extract<Fault, { fault: 'cut' | 'break-off' }>;

function endsEarly(fault: Fault): fault is EarlyEnd {
  return fault.fault === 'cut' || fault.fault === 'break-off';
}

function withEarlierCut(scenario: Scenario, tokens: number): Scenario {
  const faults = scenario.summarizer.faults.map((fault) =>
    endsEarly(fault) ? { ...fault, tokens: Math.max(0, fault.tokens - tokens) } : fault,
  );
  return withSummarizer(scenario, { faults });
}

/**
 * The scenario with every cut and every budget that could bring back what a change of its texts took away, the
 * smallest first. For small scenarios only.
 */
export function* refits(smaller: Scenario, original: Scenario, tools: ShrinkTools): Iterable<Scenario> {
  const summary = logOf(smaller).reduce((total, turn) => total + lineTokens(turn, tools.tokenizer), 0);
  if (summary > SHORT) return;
  const offset = ceilingOffset(original, tools);
  if (offset !== null) {
    for (let budget = 1; budget <= Math.max(SHORT, summary * 2); budget += 1) {
      const fitted = atCeiling(smaller, budget, offset, tools);
      if (fitted) yield fitted;
    }
  }
  const { faults } = smaller.summarizer;
  const place = faults.findIndex(endsEarly);
  const cut = faults.find(endsEarly);
  if (cut) {
    for (let tokens = 0; tokens <= summary; tokens += 1) {
      yield withSummarizer(smaller, { faults: faults.with(place, { ...cut, tokens }) });
    }
  } else if (smaller.settings.summaryBudget !== null && smaller.settings.summaryBudget <= SHORT) {
    for (let budget = 1; budget <= summary + 1; budget += 1)
      yield withSettings(smaller, { summaryBudget: budget });
  }
}
