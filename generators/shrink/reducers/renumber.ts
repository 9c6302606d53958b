import type { Scenario } from '../../../src/scenario/scenario.js';
import { mapTurns, rewrite } from '../edit.js';
import type { Candidate, ShrinkTools } from '../reducer.js';

/** Turns are t1, t2, …, tool uses u1, u2, …, in log order. */
export function* renumber(scenario: Scenario, { tokenizer }: ShrinkTools): Iterable<Candidate> {
  let turns = 0;
  const uses = new Map<string, string>();
  const nameOf = (use: string) => {
    if (!uses.has(use)) uses.set(use, `u${uses.size + 1}`);
    return uses.get(use)!;
  };
  const renamed = mapTurns(scenario, (turn) => {
    turns += 1;
    const id = `t${turns}`;
    if (!turn.uses && !turn.results) return { ...turn, id };
    return rewrite(
      turn,
      {
        id,
        ...(turn.uses && { uses: turn.uses.map((use) => ({ ...use, id: nameOf(use.id) })) }),
        ...(turn.results && {
          results: turn.results.map((result) => ({ ...result, use: nameOf(result.use) })),
        }),
      },
      tokenizer,
    );
  });
  yield { scenario: renamed };
}
