import type { Level } from './isotonic.js';

/** Where a fitted coverage falls below what is wanted: somewhere between two ratios, and most likely at one of them. */
export interface Crossing {
  from: number;
  at: number;
  to: number;
}

/**
 * Where a falling coverage is at least `wanted` for the last time: between the last level that is and the first that is
 * not. At 0 where none is, at Infinity where all are.
 */
export function crossingOf(levels: readonly Level[], wanted: number): Crossing {
  const place = levels.findIndex(({ coverage }) => coverage < wanted);
  const nowhere = Number.POSITIVE_INFINITY;
  if (place < 0) return { from: levels.at(-1)?.to ?? 0, at: nowhere, to: nowhere };
  const [above, below] = [levels[place - 1], levels[place]!];
  if (!above) return { from: 0, at: 0, to: below.from };
  const part = (above.coverage - wanted) / (above.coverage - below.coverage);
  return { from: above.to, at: above.to * (below.from / above.to) ** part, to: below.from };
}
