import { MinHeap } from './min-heap.js';

/** Token ranks by their bytes, each byte written as one character of code 0 to 255. */
export type ByteRanks = ReadonlyMap<string, number>;

/**
 * The tokens of one piece of text, in time n log n.
 *
 * The result is that of byte pair encoding as always defined (merge the leftmost pair of the lowest rank until none
 * is left); tokenizers search that pair anew after each merge, which is quadratic.
 */
export function mergeBytePairs(piece: string, ranks: ByteRanks): number[] {
  const bytes = Buffer.from(piece, 'utf8').toString('latin1');
  const size = bytes.length;
  // A part is named by its first byte; `next` and `previous` link the parts that are left.
  const next = Int32Array.from({ length: size + 1 }, (_, start) => start + 1);
  const previous = Int32Array.from({ length: size + 1 }, (_, start) => start - 1);
  const pairRank = new Int32Array(size + 1).fill(NONE);
  const heap = new MinHeap();

  const rankPair = (start: number) => {
    const second = next[start]!;
    const rank = second < size ? ranks.get(bytes.slice(start, next[second])) : undefined;
    pairRank[start] = rank ?? NONE;
    // Rank and place in one number: the lowest rank comes first, and of equal ones the leftmost.
    if (rank !== undefined) heap.push(rank * PLACES + start);
  };
  for (let start = 0; start < size; start++) rankPair(start);

  for (let key = heap.pop(); key !== undefined; key = heap.pop()) {
    const start = key % PLACES;
    if (pairRank[start] !== (key - start) / PLACES) continue;
    const second = next[start]!;
    const third = next[second]!;
    next[start] = third;
    previous[third] = start;
    pairRank[second] = NONE;
    rankPair(start);
    if (start > 0) rankPair(previous[start]!);
  }

  const tokens: number[] = [];
  for (let start = 0; start < size; start = next[start]!) {
    tokens.push(ranks.get(bytes.slice(start, next[start]))!);
  }
  return tokens;
}

const NONE = -1;
const PLACES = 2 ** 32;
