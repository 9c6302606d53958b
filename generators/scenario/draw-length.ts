import type { Draw } from '../draw.js';

/** How many turns a conversation has: mostly up to 20, some about 100, few 400 or more; early ones have few. */
export function drawLength(draw: Draw, maxTurns: number, least = 1): number {
  return Math.max(Math.min(drawAny(draw), maxTurns), Math.min(least, maxTurns));
}

function drawAny(draw: Draw): number {
  if (draw.early) return draw.int(1, 6);
  const size = draw.weighted([
    ['few', 50],
    ['some', 44],
    ['hundred', 5],
    ['hundreds', 1],
  ]);
  switch (size) {
    case 'few':
      return draw.int(1, 8);
    case 'some':
      return draw.int(4, 20);
    case 'hundred':
      return draw.int(80, 120);
    default:
      return draw.int(400, 440);
  }
}
