import { ENCODINGS } from '../../src/tokens/encoding.js';
import type { Kind } from '../../src/transcript/turn.js';
import type { FrameUse } from './frames.js';

/** Tokens in each of the encodings, in the order of {@link ENCODINGS}. */
export type Counts = readonly number[];

/** A text that ends in a non-space, with its tokens when a line feed follows and when nothing does. */
export interface PoolText {
  text: string;
  line: Counts;
  last: Counts;
}

/** A text of 300 to 800 characters. */
export interface PoolBody extends PoolText {
  kind: Kind;
  /** What it is made of, where that is ordinary work in English; null for other scripts, and for what is to do harm. */
  content: PoolContent | null;
}

export type PoolContent = 'prose' | 'json' | 'code' | 'logs';

/** An anchor, with its tokens behind a space, and those of ` "anchor",` where JSON needs no escapes for it. */
export interface PoolAnchor {
  text: string;
  plain: Counts;
  quoted: Counts | null;
}

/** A frame, with the tokens of its parts before the last, which is counted like a text. */
export interface PoolFrame {
  use: FrameUse;
  kind: Kind;
  key: string;
  quoted: boolean;
  parts: readonly string[];
  heads: readonly Counts[];
  line: Counts;
  last: Counts;
}

/** Everything that generated turns are made of; no anchor is present in anything else. */
export interface Pool {
  version: typeof POOL_VERSION;
  /** SHA-256 of the pool as JSON without this entry. */
  hash: string;
  bodies: PoolBody[];
  remarks: PoolText[];
  calls: PoolText[];
  systemLines: PoolText[];
  frames: PoolFrame[];
  anchors: PoolAnchor[];
  /** Indices of two anchors, the first of which a careless comparison finds in the second. */
  lookalikes: (readonly [shorter: number, longer: number])[];
  padWords: string[];
}

export const POOL_VERSION = 2;

/** The place of an encoding in {@link Counts}; -1 for a tokenizer that the pool was not counted with. */
export function placeOf(tokenizer: string): number {
  return (ENCODINGS as readonly string[]).indexOf(tokenizer);
}
