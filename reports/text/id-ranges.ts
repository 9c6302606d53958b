import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { shorten } from './shorten.js';

const MOST = 8;
const LONGEST = 24;

/** Ids as in `t1–t4, t6`: neighbours in the log as ranges, the middle left out where there are many pieces. */
export function idRanges(ids: readonly TurnId[], log: readonly Turn[]): string {
  if (ids.length === 0) return 'none';
  const places = new Map(log.map((turn, place) => [turn.id, place]));
  const pieces: TurnId[][] = [];
  for (const id of ids) {
    const piece = pieces.at(-1);
    const goesOn = piece && places.get(id) === places.get(piece.at(-1)!)! + 1;
    if (goesOn) piece.push(id);
    else pieces.push([id]);
  }
  const words = pieces.flatMap((piece) => {
    const [first, last] = [shown(piece[0]!), shown(piece.at(-1)!)];
    return piece.length > 2 ? [`${first}–${last}`] : piece.map(shown);
  });
  if (words.length <= MOST) return words.join(', ');
  return `${[...words.slice(0, MOST - 2), '…', words.at(-1)].join(', ')} (${ids.length} in all)`;
}

function shown(id: TurnId): string {
  return shorten(id, LONGEST);
}
