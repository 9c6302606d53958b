import type fc from 'fast-check';
import type { Role, Turn } from '../../src/transcript/turn.js';
import { fromDraw } from '../from-draw.js';
import type { Material } from '../material/material.js';
import { Stock } from '../material/stock.js';
import { drawTalk } from './draw-talk.js';
import { PLAIN_STYLE, type TurnStyle } from './turn-style.js';

const ROLES: readonly Role[] = ['user', 'assistant', 'system'];

/** Turns of plain talk, all with the id `t1`. */
export function turnArbitrary(material: Material, style: Partial<TurnStyle> = {}): fc.Arbitrary<Turn> {
  return fromDraw((draw) => {
    const turn = drawTalk(draw, new Stock(material), { ...PLAIN_STYLE, ...style }, draw.pick(ROLES));
    return { ...turn, id: 't1' };
  });
}
