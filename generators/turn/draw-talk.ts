import type { Kind, Role, Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import type { Anchor } from '../material/material.js';
import type { Stock } from '../material/stock.js';
import { drawBodies } from './draw-bodies.js';
import { drawFillings, drawStatement, NOTHING } from './draw-statement.js';
import { insertStatement } from './insert-statement.js';
import { makeTurn } from './make-turn.js';
import type { TurnStyle } from './turn-style.js';

/** A turn of plain talk; about one in ten states nothing, and some of those say nothing at all. */
export function drawTalk(draw: Draw, stock: Stock, style: TurnStyle, role: Role): Turn {
  const fillings = drawFillings(draw, stock, style);
  return fillings ? drawTalkAbout(draw, stock, style, role, fillings) : idleTalk(draw, stock, style, role);
}

/** A turn of plain talk that states the given anchor, and value if there is one. */
export function drawTalkAbout(
  draw: Draw,
  stock: Stock,
  style: TurnStyle,
  role: Role,
  fillings: readonly Anchor[],
): Turn {
  const { passage, said } = drawStatement(draw, stock, 'talk', fillings)!;
  const kind = drawKind(draw);
  const bodies = drawBodies(draw, stock, style, kind);
  return makeTurn(stock.material, insertStatement(draw, bodies, passage), { role, kind, ...said });
}

function idleTalk(draw: Draw, stock: Stock, style: TurnStyle, role: Role): Turn {
  const kind = drawKind(draw);
  const bodies = drawBodies(draw, stock, style, kind);
  const remark = bodies.length > 0 || draw.chance(0.3) ? [] : [draw.pick(stock.material.remarks)];
  return makeTurn(stock.material, [...remark, ...bodies], { role, kind, ...NOTHING });
}

function drawKind(draw: Draw): Kind {
  return draw.chance(0.85) ? 'prose' : 'structured';
}
