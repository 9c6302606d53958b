import type { Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import type { Stock } from '../material/stock.js';
import { drawFillings, drawStatement, NOTHING } from './draw-statement.js';
import { makeTurn } from './make-turn.js';
import type { TurnStyle } from './turn-style.js';

/** A system turn that opens a conversation: who the assistant is and, in one of two, something to remember. */
export function drawSystemTurn(draw: Draw, stock: Stock, style: TurnStyle): Turn {
  const fillings = drawFillings(draw, stock, { ...style, idle: 0.5 });
  const stated = fillings && drawStatement(draw, stock, 'talk', fillings);
  const line = draw.pick(stock.material.systemLines);
  const passages = stated ? [line, stated.passage] : [line];
  return makeTurn(stock.material, passages, { role: 'system', kind: 'prose', ...(stated?.said ?? NOTHING) });
}
