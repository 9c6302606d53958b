import type { Kind, Role, Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import type { Anchor } from '../material/material.js';
import type { Stock } from '../material/stock.js';
import { drawBodies } from './draw-bodies.js';
import { drawFillings, drawStatement, NOTHING, type Statement } from './draw-statement.js';
import { insertStatement } from './insert-statement.js';
import { makeTurn } from './make-turn.js';
import type { TurnStyle } from './turn-style.js';

const SECOND_FACT = 0.25;

/** A turn of plain talk; about one in ten states nothing, and some of those say nothing at all. */
export function drawTalk(draw: Draw, stock: Stock, style: TurnStyle, role: Role): Turn {
  const fillings = drawFillings(draw, stock, style);
  return fillings ? drawTalkAbout(draw, stock, style, role, fillings) : idleTalk(draw, stock, style, role);
}

/** A turn of plain talk that states the given anchor, and value if there is one; some strict turns state two facts. */
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
  const more = fillings.length > 1 && draw.chance(SECOND_FACT) ? drawSecondFact(draw, stock) : null;
  const stated = insertStatement(draw, bodies, passage);
  const passages = more ? insertStatement(draw, stated, more.passage) : stated;
  const facts = [...said.facts!, ...(more?.said.facts ?? [])];
  return makeTurn(stock.material, passages, { role, kind, anchor: said.anchor, facts });
}

/** A sentence of its own, whose anchor is one more value of the turn. */
function drawSecondFact(draw: Draw, stock: Stock): Statement | null {
  const value = stock.anchors.take(draw);
  return value && drawStatement(draw, stock, 'talk', [value]);
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
