import type { ToolUse, Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import type { Passage } from '../material/passage.js';
import type { Stock } from '../material/stock.js';
import { drawFillings, drawStatement, NOTHING } from '../turn/draw-statement.js';
import { makeTurn } from '../turn/make-turn.js';
import type { TurnStyle } from '../turn/turn-style.js';

/** An assistant's turn with one or more tool uses; its anchor stands in a use's input, or in the prose before it. */
export function drawUseTurn(draw: Draw, stock: Stock, style: TurnStyle, count: number): Turn {
  const fillings = drawFillings(draw, stock, style);
  const inInput = fillings && draw.chance(0.7) ? drawStatement(draw, stock, 'call', fillings) : null;
  const stated = inInput ?? (fillings && drawStatement(draw, stock, 'talk', fillings));
  const before = stated && !inInput ? [stated.passage] : remark(draw, stock);
  const calls = Array.from({ length: count }, (_, index) =>
    inInput && index === 0 ? inInput.passage : draw.pick(stock.material.calls),
  );
  return makeTurn(stock.material, [...before, ...calls], {
    role: 'assistant',
    kind: before.length > 0 ? 'prose' : 'structured',
    ...(stated?.said ?? NOTHING),
    uses: calls.map((call) => useOf(call, stock)),
  });
}

function remark(draw: Draw, stock: Stock): Passage[] {
  return draw.chance(0.3) ? [draw.pick(stock.material.remarks)] : [];
}

function useOf({ text }: Passage, stock: Stock): ToolUse {
  const space = text.indexOf(' ');
  return { id: stock.nextUse(), name: text.slice(0, space), input: text.slice(space + 1) };
}
