import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { lineTokens } from '../../../src/simulation/faithful-summary.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { mapTurns, withSettings } from '../edit.js';
import { paddingOf, plainTurn, plainTurnOfSize } from '../plain.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { smaller } from '../smaller.js';

/** Up to so many turns, tokens and budget are worth making smaller together. */
const FEW = 3;
const MOST_BUDGET = 24;

/**
 * A smaller budget and as much less padding in one turn that the conversation's tokens stay as far from the budget, or
 * stay the same multiple of it: what depends on both at once changes with neither alone.
 */
export function* lessOfBoth(scenario: Scenario, tools: ShrinkTools): Iterable<Candidate> {
  const { tokenizer } = tools;
  const { summaryBudget } = scenario.settings;
  const log = logOf(scenario);
  if (log.length > FEW) return;
  if (summaryBudget === null) {
    yield* budgetForPadding(scenario, log, tools);
    return;
  }
  const all = log.reduce((sum, { tokens }) => sum + tokens, 0);
  const seen = new Set<string>();
  for (const padded of log.filter((turn) => (paddingOf(turn, tokenizer) ?? 0) > 0)) {
    for (const budget of smaller(summaryBudget)) {
      const sameMultiple = (all * budget) / summaryBudget;
      for (const left of [Math.floor(sameMultiple), Math.ceil(sameMultiple), all - summaryBudget + budget]) {
        const shorter = plainTurnOfSize(padded, padded.tokens - (all - left), tokenizer);
        const key = `${padded.id} ${budget} ${shorter.tokens}`;
        if (shorter.tokens >= padded.tokens || seen.has(key)) continue;
        seen.add(key);
        const both = mapTurns(scenario, (turn) => (turn === padded ? shorter : turn));
        yield { scenario: withSettings(both, { summaryBudget: budget }) };
      }
    }
  }
}

/** Without padding, but with a budget that makes the summary shorter by as much: a pass needs one or the other to be worth it. */
function* budgetForPadding(
  scenario: Scenario,
  log: readonly Turn[],
  { tokenizer, supports }: ShrinkTools,
): Iterable<Candidate> {
  const paddings = log.map((turn) => paddingOf(turn, tokenizer) ?? 0);
  if (!supports.takesBudget || Math.max(...paddings) === 0) return;
  const bare = mapTurns(scenario, (turn) =>
    paddings[log.indexOf(turn)] ? plainTurn(turn, tokenizer) : turn,
  );
  const summary = log.reduce((total, turn) => total + lineTokens(turn, tokenizer), 0);
  for (let summaryBudget = Math.min(MOST_BUDGET, summary); summaryBudget > 0; summaryBudget -= 1) {
    yield { scenario: withSettings(bare, { summaryBudget }) };
  }
}
