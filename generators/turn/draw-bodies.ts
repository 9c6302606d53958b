import type { Kind } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import type { Passage } from '../material/passage.js';
import type { Stock } from '../material/stock.js';
import type { TurnStyle } from './turn-style.js';

/** How many bodies make a turn larger than most budgets, and how many turns are like that. */
const GIANT = { least: 8, most: 20, share: 0.01 };

const FEW = [
  [0, 6],
  [1, 3],
  [2, 1],
] as const;

/** The pooled texts that fill a turn beside its statement. */
export function drawBodies(draw: Draw, stock: Stock, style: TurnStyle, kind: Kind): Passage[] {
  const bodies: Passage[] = [];
  for (let left = drawCount(draw, style); left > 0; left--)
    bodies.push(draw.pick(stock.material.bodies[kind]));
  return bodies;
}

function drawCount(draw: Draw, { bodies }: TurnStyle): number {
  if (!draw.early && draw.chance(GIANT.share)) return draw.int(GIANT.least, GIANT.most);
  if (bodies === 'many') return draw.int(2, 4);
  if (bodies === 'some') return draw.early ? 1 : draw.int(1, 2);
  return draw.weighted(FEW);
}
