import type { Turn } from '../../src/transcript/turn.js';
import type { StretchWish } from '../conversation/turn-source.js';
import { PLAIN_STYLE, type TurnStyle } from '../turn/turn-style.js';
import { drawLength } from './draw-length.js';
import type { Scene } from './scene.js';

const STRICT_SHARE = 0.12;

/** What a plan wants of the turns before the first pass; whatever it leaves open is drawn. */
export type TurnsWish = Partial<TurnStyle> &
  Partial<Pick<StretchWish, 'settled' | 'stating'>> & { least?: number };

/** The turns before the first pass. */
export function drawTurns({ draw, source, maxTurns }: Scene, wish: TurnsWish = {}): Turn[] {
  const { settled = draw.chance(0.5), stating, least, ...style } = wish;
  return source.next(draw, {
    turns: drawLength(draw, maxTurns, least),
    style: { ...PLAIN_STYLE, strict: draw.chance(STRICT_SHARE), ...style },
    settled,
    ...(stating && { stating }),
  });
}
