import type { Kind } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import type { Passage } from '../material/passage.js';
import type { Stock } from '../material/stock.js';
import type { TurnStyle } from './turn-style.js';

/** One body in so many turns makes the turn larger than most budgets. */
const GIANT = [8, 20] as const;

/** The pooled texts that fill a turn beside its statement. */
export function drawBodies(draw: Draw, stock: Stock, style: TurnStyle, kind: Kind): Passage[] {
  const bodies = stock.material.bodies[kind];
  return Array.from({ length: drawCount(draw, style) }, () => draw.pick(bodies));
}

function drawCount(draw: Draw, { bodies }: TurnStyle): number {
  if (!draw.early && draw.chance(0.01)) return draw.int(...GIANT);
  if (bodies === 'many') return draw.int(2, 4);
  if (bodies === 'some') return draw.early ? 1 : draw.int(1, 2);
  return draw.weighted([
    [0, 6],
    [1, 3],
    [2, 1],
  ]);
}
