import { ENCODINGS, type EncodingName } from '../../src/tokens/encoding.js';
import { loadTokenizer } from '../../src/tokens/load-tokenizer.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Kind } from '../../src/transcript/turn.js';
import type { FrameUse } from '../pool/frames.js';
import { loadPool } from '../pool/load-pool.js';
import { type Pool, type PoolContent, type PoolFrame, type PoolText, placeOf } from '../pool/pool.js';
import type { Passage } from './passage.js';

/** An anchor with the tokens of ` anchor` and, where JSON needs no escapes for it, of ` "anchor",`. */
export interface Anchor {
  text: string;
  plain: number;
  quoted: number | null;
}

/** A sentence with a slot for the anchor and, in strict turns, one for the fact's value. */
export interface CountedFrame {
  kind: Kind;
  key: string;
  quoted: boolean;
  parts: readonly string[];
  /** Tokens of all parts, the last followed by a line feed or by nothing. */
  line: number;
  last: number;
}

/** The pool in one encoding. */
export interface Material {
  encoding: EncodingName;
  tokenizer: Tokenizer;
  /** Tokens of parts add up; a tokenizer of the user's promises nothing of the kind, so it counts whole texts. */
  additive: boolean;
  bodies: Record<Kind, readonly Passage[]>;
  /** Those of the bodies that are ordinary work in English. */
  contents: Record<PoolContent, readonly Passage[]>;
  remarks: readonly Passage[];
  calls: readonly Passage[];
  systemLines: readonly Passage[];
  frames: Record<'basic' | 'strict', Record<FrameUse, readonly CountedFrame[]>>;
  anchors: readonly Anchor[];
  /** Tokens of an anchor behind a space, by its text. */
  anchorTokens: ReadonlyMap<string, number>;
  lookalikes: readonly (readonly [shorter: Anchor, longer: Anchor])[];
  padWords: readonly string[];
}

/** Loads the pool for an encoding, or for a tokenizer of one's own. */
export async function loadMaterial(encoding: EncodingName | Tokenizer): Promise<Material> {
  const tokenizer = typeof encoding === 'string' ? await loadTokenizer(encoding) : encoding;
  return materialOf(await loadPool(tokenizer), tokenizer);
}

function materialOf(pool: Pool, tokenizer: Tokenizer): Material {
  const place = placeOf(tokenizer.name);
  const counted = Math.max(0, place);
  const passage = ({ text, line, last }: PoolText): Passage => ({
    text,
    line: line[counted]!,
    last: last[counted]!,
  });
  const anchors = pool.anchors.map(({ text, plain, quoted }) => ({
    text,
    plain: plain[counted]!,
    quoted: quoted?.[counted] ?? null,
  }));
  const bodies = (kind: Kind) => pool.bodies.filter((body) => body.kind === kind).map(passage);
  const made = (content: PoolContent) => pool.bodies.filter((body) => body.content === content).map(passage);
  return {
    encoding: ENCODINGS[counted]!,
    tokenizer,
    additive: place !== -1,
    bodies: { prose: bodies('prose'), structured: bodies('structured') },
    contents: { prose: made('prose'), json: made('json'), code: made('code'), logs: made('logs') },
    remarks: pool.remarks.map(passage),
    calls: pool.calls.map(passage),
    systemLines: pool.systemLines.map(passage),
    frames: { basic: framesOf(pool, 1, counted), strict: framesOf(pool, 2, counted) },
    anchors,
    anchorTokens: new Map(anchors.map(({ text, plain }) => [text, plain])),
    lookalikes: pool.lookalikes.map(([shorter, longer]) => [anchors[shorter]!, anchors[longer]!] as const),
    padWords: pool.padWords,
  };
}

function framesOf(pool: Pool, slots: number, place: number): Record<FrameUse, CountedFrame[]> {
  const of = (use: FrameUse) =>
    pool.frames
      .filter((frame) => frame.use === use && frame.heads.length === slots)
      .map((frame) => counted(frame, place));
  return { talk: of('talk'), result: of('result'), failure: of('failure'), call: of('call') };
}

function counted({ kind, key, quoted, parts, heads, line, last }: PoolFrame, place: number): CountedFrame {
  const before = heads.reduce((sum, head) => sum + head[place]!, 0);
  return { kind, key, quoted, parts, line: before + line[place]!, last: before + last[place]! };
}
