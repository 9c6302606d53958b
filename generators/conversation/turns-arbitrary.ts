import type fc from 'fast-check';
import type { Turn } from '../../src/transcript/turn.js';
import { fromDraw } from '../from-draw.js';
import type { Material } from '../material/material.js';
import { Stock } from '../material/stock.js';
import { PLAIN_STYLE, type TurnStyle } from '../turn/turn-style.js';
import { GeneratedTurns } from './generated-turns.js';

/** Conversations of `least` to `most` turns that are well formed and whose tokens are counted. */
export function turnsArbitrary(
  material: Material,
  { least = 0, most = 20, ...style }: { least?: number; most?: number } & Partial<TurnStyle> = {},
): fc.Arbitrary<Turn[]> {
  return fromDraw((draw) =>
    new GeneratedTurns(new Stock(material)).next(draw, {
      turns: draw.int(least, most),
      style: { ...PLAIN_STYLE, ...style },
      settled: draw.chance(0.5),
    }),
  );
}
