import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { mapTurns, withSettings } from '../edit.js';
import { paddingOf, plainTurnOfSize } from '../plain.js';
import type { Candidate, ShrinkTools } from '../reducer.js';
import { smaller } from '../smaller.js';

/** Up to so many turns, tokens and budget are worth making smaller together. */
const FEW = 3;

/**
 * A smaller budget and as much less padding in one turn that the conversation's tokens stay as far from the budget, or
 * stay the same multiple of it: what depends on both at once changes with neither alone.
 */
export function* lessOfBoth(scenario: Scenario, { tokenizer }: ShrinkTools): Iterable<Candidate> {
  const { summaryBudget } = scenario.settings;
  const log = logOf(scenario);
  if (summaryBudget === null || log.length > FEW) return;
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
