import type { Step } from '../../src/scenario/scenario.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';

/** All ways to append turns in their order, with other steps between, in exactly so many steps; no append is empty. */
export function* arrangements(
  turns: readonly Turn[],
  length: number,
  others: readonly Exclude<Step['step'], 'append'>[],
  appended: readonly TurnId[] = [],
): Iterable<Step[]> {
  if (length === 0) {
    if (turns.length === 0) yield [];
    return;
  }
  for (let taken = 1; taken <= turns.length; taken += 1) {
    const now = turns.slice(0, taken);
    const ids = [...appended, ...now.map(({ id }) => id)];
    for (const rest of arrangements(turns.slice(taken), length - 1, others, ids))
      yield [{ step: 'append', turns: now }, ...rest];
  }
  for (const step of others) {
    const steps: Step[] = step === 'lose' ? appended.map((turn) => ({ step, turn })) : [{ step }];
    for (const first of steps)
      for (const rest of arrangements(turns, length - 1, others, appended)) yield [first, ...rest];
  }
}
