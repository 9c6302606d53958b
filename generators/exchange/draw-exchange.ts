import type { Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import type { Stock } from '../material/stock.js';
import type { TurnStyle } from '../turn/turn-style.js';
import { drawResultTurn } from './draw-result-turn.js';
import { drawUseTurn } from './draw-use-turn.js';
import type { ExchangeKind } from './exchange-kind.js';

/** The turns of one tool exchange, in the order in which they are stored. */
export function drawExchange(draw: Draw, stock: Stock, style: TurnStyle, kind: ExchangeKind): Turn[] {
  const results = (uses: readonly string[], failed = false) =>
    drawResultTurn(draw, stock, style, uses, failed);
  if (kind === 'out-of-order' && draw.chance(0.4)) {
    const [first, second] = [drawUseTurn(draw, stock, style, 1), drawUseTurn(draw, stock, style, 1)];
    return [first, second, results(idsOf(second)), results(idsOf(first))];
  }
  const several = kind === 'parallel' || kind === 'out-of-order' || draw.chance(0.3);
  const turn = drawUseTurn(draw, stock, style, kind !== 'single' && several ? draw.int(2, 3) : 1);
  const uses = idsOf(turn);
  switch (kind) {
    case 'single':
    case 'failed':
      return [turn, results(uses, kind === 'failed')];
    case 'parallel':
      return draw.chance(0.3) ? [turn, results(uses)] : [turn, ...uses.map((use) => results([use]))];
    case 'out-of-order':
      return [turn, ...[...uses].reverse().map((use) => results([use]))];
    case 'pending':
    case 'abandoned':
      return [turn, ...draw.sample(uses, draw.int(0, uses.length - 1)).map((use) => results([use]))];
  }
}

function idsOf(turn: Turn): string[] {
  return turn.uses!.map(({ id }) => id);
}
