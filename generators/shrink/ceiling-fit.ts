import { logOf } from '../../src/scenario/log-of.js';
import { oddSettings } from '../../src/scenario/odd-settings.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import { ceilingWeights, costOf } from '../../src/transcript/ceiling.js';
import { eligibleTurns } from '../../src/transcript/eligible.js';
import type { Turn } from '../../src/transcript/turn.js';
import { mapTurns, withSettings } from './edit.js';
import { plainTurnOfSize } from './plain.js';
import type { ShrinkTools } from './reducer.js';

/** The turns whose cost matters: all that are handed over, or those that a compactor may choose from. */
function countedTurns(scenario: Scenario, { supports }: ShrinkTools): Turn[] {
  const log = logOf(scenario);
  return supports.choosesPrefix ? eligibleTurns(log, () => true, scenario.settings.keep ?? 0) : log;
}

/**
 * How many tokens, at most one, a scenario's turns are above (1) or below (-1) the ceiling, or at it (0); null where
 * they are nowhere near it.
 */
export function ceilingOffset(scenario: Scenario, tools: ShrinkTools): -1 | 0 | 1 | null {
  const { summaryBudget, ratios } = scenario.settings;
  const turns = countedTurns(scenario, tools);
  if (summaryBudget === null || turns.length === 0 || oddSettings(scenario.settings).length > 0) return null;
  const weights = ceilingWeights(ratios);
  const gap = costOf(turns, weights) - summaryBudget * weights.budget;
  const token = Math.max(...turns.map((turn) => weights[turn.kind]));
  if (Math.abs(gap) > token) return null;
  return Math.sign(gap) as -1 | 0 | 1;
}

/**
 * The scenario with this budget and its last counted turn made plain and so long that the turns cost exactly the
 * ceiling, `offset` tokens apart; null where no length does that.
 */
export function atCeiling(
  scenario: Scenario,
  budget: number,
  offset: -1 | 0 | 1,
  tools: ShrinkTools,
): Scenario | null {
  const turns = countedTurns(scenario, tools);
  const last = turns.at(-1);
  if (!last) return null;
  const weights = ceilingWeights(scenario.settings.ratios);
  const room = budget * weights.budget - costOf(turns.slice(0, -1), weights);
  if (room % weights[last.kind] !== 0) return null;
  const tokens = room / weights[last.kind] + offset;
  const long = plainTurnOfSize(last, tokens, tools.tokenizer);
  if (long.tokens !== tokens) return null;
  const fitted = mapTurns(scenario, (turn) => (turn.id === last.id ? long : turn));
  return withSettings(fitted, { summaryBudget: budget });
}
