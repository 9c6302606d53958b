import type { Role, Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import { drawExchange } from '../exchange/draw-exchange.js';
import type { ExchangeKind } from '../exchange/exchange-kind.js';
import type { Stock } from '../material/stock.js';
import { drawTalk, drawTalkAbout } from '../turn/draw-talk.js';
import type { StretchWish } from './turn-source.js';

const EXCHANGES: readonly (readonly [ExchangeKind, number])[] = [
  ['single', 8],
  ['parallel', 3],
  ['out-of-order', 2],
  ['failed', 2],
  ['abandoned', 1],
];

/** The most turns that an exchange of these kinds has. */
const LONGEST = 4;

/** `count` turns of talk and tool exchanges, more only where the statements wished for need them. */
export function drawMiddle(
  draw: Draw,
  stock: Stock,
  { style, stating = [] }: StretchWish,
  count: number,
): Turn[] {
  const toolShare = draw.chance(0.6) ? 0.4 : 0;
  const twinShare = draw.chance(0.15) ? 0.2 : 0;
  const units: Turn[][] = [];
  let role: Role = 'assistant';
  for (let left = count - stating.length; left > 0; left -= units.at(-1)!.length) {
    const twin = draw.chance(twinShare) ? units.find(isTalk) : undefined;
    if (twin) units.push([{ ...twin[0]! }]);
    else if (left >= LONGEST && draw.chance(toolShare))
      units.push(drawExchange(draw, stock, style, draw.weighted(EXCHANGES)));
    else units.push([drawTalk(draw, stock, style, nextRole(draw, role))]);
    role = units.at(-1)!.at(-1)!.role;
  }
  const stated = stating.map((fillings) => [
    drawTalkAbout(draw, stock, style, nextRole(draw, 'user'), fillings),
  ]);
  return mingle(draw, units, stated).flat();
}

function isTalk(unit: readonly Turn[]): boolean {
  const { uses, results, anchor } = unit[0]!;
  return !uses && !results && anchor !== null;
}

/** Mostly by turns, as chats go; several in a row and late system turns occur. */
function nextRole(draw: Draw, previous: Role): Role {
  if (draw.chance(0.1)) {
    return draw.weighted([
      ['user', 4],
      ['assistant', 4],
      ['system', 1],
    ]);
  }
  return previous === 'assistant' ? 'user' : 'assistant';
}

/** Both lists in their own order, the second spread over the first. */
function mingle<T>(draw: Draw, many: readonly T[], few: readonly T[]): T[] {
  const places = few.map(() => draw.int(0, many.length)).sort((a, b) => a - b);
  return places.reduceRight((mixed, place, index) => mixed.toSpliced(place, 0, few[index]!), [...many]);
}
