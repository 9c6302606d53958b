import type { Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import { joinPassages, type Passage } from '../material/passage.js';
import type { Stock } from '../material/stock.js';
import { drawBodies } from '../turn/draw-bodies.js';
import { drawFillings, drawStatement, NOTHING } from '../turn/draw-statement.js';
import { insertStatement } from '../turn/insert-statement.js';
import { makeTurn } from '../turn/make-turn.js';
import type { TurnStyle } from '../turn/turn-style.js';

/** A tool's turn with the results of the given uses; the first of them holds the anchor. */
export function drawResultTurn(
  draw: Draw,
  stock: Stock,
  style: TurnStyle,
  uses: readonly string[],
  failed: boolean,
): Turn {
  const kind = draw.chance(0.85) ? 'structured' : 'prose';
  const fillings = drawFillings(draw, stock, style);
  const stated = fillings && drawStatement(draw, stock, failed ? 'failure' : 'result', fillings);
  const outputs = uses.map((_, index) => {
    const bodies = drawBodies(draw, stock, style, kind);
    const lines = stated && index === 0 ? insertStatement(draw, bodies, stated.passage) : bodies;
    return joinPassages(lines) ?? draw.pick(stock.material.remarks);
  });
  return makeTurn(stock.material, outputs, {
    role: 'tool',
    kind,
    ...(stated?.said ?? NOTHING),
    results: outputs.map((output, index) => resultOf(uses[index]!, output, failed && index === 0)),
  });
}

function resultOf(use: string, { text }: Passage, failed: boolean) {
  return failed ? { use, text, failed } : { use, text };
}
