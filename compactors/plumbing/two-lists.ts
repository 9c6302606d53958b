import type { Turn, TurnId } from '../../src/transcript/turn.js';

/**
 * The ids of the covered turns and of all others, each in log order.
 *
 * @throws Error when no turn is covered: then there is nothing to store.
 */
export function twoLists(
  turns: readonly Turn[],
  isCovered: (turn: Turn) => boolean,
): { covered: TurnId[]; uncovered: TurnId[] } {
  const covered = turns.filter(isCovered).map((turn) => turn.id);
  if (covered.length === 0) throw new Error('the summary holds no turn that could be claimed');
  return { covered, uncovered: turns.filter((turn) => !isCovered(turn)).map((turn) => turn.id) };
}
