import type { Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import type { Anchor, CountedFrame } from '../material/material.js';
import type { Passage } from '../material/passage.js';
import type { Stock } from '../material/stock.js';
import type { FrameUse } from '../pool/frames.js';
import { sentence } from './sentence.js';
import type { TurnStyle } from './turn-style.js';

/** What a turn states: the sentence that holds its anchor, and what it comes to. */
export interface Statement {
  passage: Passage;
  said: Said;
}

type Said = Pick<Turn, 'anchor' | 'facts'>;

/** What a turn says that holds nothing to be remembered. */
export const NOTHING: Said = { anchor: null };

/** The anchor of a turn, and the value of its fact where that is another. */
export function drawFillings(draw: Draw, stock: Stock, style: TurnStyle): Anchor[] | null {
  if (draw.chance(style.idle)) return null;
  const anchor = stock.anchors.take(draw);
  const value = anchor && style.strict ? stock.anchors.take(draw) : null;
  return anchor && (value ? [anchor, value] : [anchor]);
}

/** A sentence that states the fillings, of the wanted use; null if JSON could not hold them unescaped. */
export function drawStatement(
  draw: Draw,
  stock: Stock,
  use: FrameUse,
  fillings: readonly Anchor[],
): Statement | null {
  const frames = stock.material.frames[fillings.length === 1 ? 'basic' : 'strict'][use];
  const fitting = fillings.every(({ quoted }) => quoted !== null)
    ? frames
    : frames.filter(({ quoted }) => !quoted);
  return fitting.length === 0 ? null : statement(draw.pick(fitting), fillings);
}

function statement(frame: CountedFrame, fillings: readonly Anchor[]): Statement {
  return {
    passage: sentence(frame, fillings),
    said: { anchor: fillings[0]!.text, facts: [{ key: frame.key, value: fillings.at(-1)!.text }] },
  };
}
