import type fc from 'fast-check';
import type { Turn } from '../../src/transcript/turn.js';
import { idAt } from '../conversation/turn-source.js';
import { fromDraw } from '../from-draw.js';
import type { Material } from '../material/material.js';
import { Stock } from '../material/stock.js';
import { PLAIN_STYLE, type TurnStyle } from '../turn/turn-style.js';
import { drawExchange } from './draw-exchange.js';
import type { ExchangeKind } from './exchange-kind.js';

/** Tool exchanges of one kind: the turns with the uses and those with the results. */
export function exchangeArbitrary(
  material: Material,
  kind: ExchangeKind,
  style: Partial<TurnStyle> = {},
): fc.Arbitrary<Turn[]> {
  return fromDraw((draw) =>
    drawExchange(draw, new Stock(material), { ...PLAIN_STYLE, ...style }, kind).map((turn, place) => ({
      ...turn,
      id: idAt(place),
    })),
  );
}
