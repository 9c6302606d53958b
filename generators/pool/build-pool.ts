import { ENCODINGS } from '../../src/tokens/encoding.js';
import { loadTokenizer } from '../../src/tokens/load-tokenizer.js';
import { familyAnchors } from './anchors/families.js';
import { lookalikeGroups, ODD_ANCHORS } from './anchors/lookalikes.js';
import { chooseAnchors } from './choose-anchors.js';
import { createFillers } from './fillers.js';
import { foreignTexts } from './foreign-texts.js';
import { FRAMES, type Frame, PAD_WORDS, PLAIN_CALLS, REMARKS, SYSTEM_LINES } from './frames.js';
import { lookalikePairs } from './lookalike-pairs.js';
import {
  type Counts,
  POOL_VERSION,
  type Pool,
  type PoolAnchor,
  type PoolFrame,
  type PoolText,
} from './pool.js';
import { poolHash } from './pool-hash.js';
import { poolTexts } from './pool-texts.js';

type Count = (text: string) => Counts;

/** Writes and counts the pool anew (about two seconds); it comes out the same every time. */
export async function buildPool(): Promise<Pool> {
  const tokenizers = await Promise.all(ENCODINGS.map(loadTokenizer));
  const count: Count = (text) => tokenizers.map((tokenizer) => tokenizer.count(text));
  const fillers = createFillers();
  const bodies = poolTexts(fillers);
  const groups = lookalikeGroups(fillers.en);
  const anchors = chooseAnchors(
    [...groups.flat(), ...ODD_ANCHORS, ...familyAnchors(fillers)],
    [...bodies.map(({ text }) => text), ...foreignTexts()],
  );
  const pool: Pool = {
    version: POOL_VERSION,
    hash: '',
    bodies: bodies.map(({ kind, content, text }) => ({ kind, content, ...countedText(text, count) })),
    remarks: REMARKS.map((text) => countedText(text, count)),
    calls: PLAIN_CALLS.map((text) => countedText(text, count)),
    systemLines: SYSTEM_LINES.map((text) => countedText(text, count)),
    frames: FRAMES.map((frame) => countedFrame(frame, count)),
    anchors: anchors.map((anchor) => countedAnchor(anchor, count)),
    lookalikes: lookalikePairs(groups, anchors),
    padWords: [...PAD_WORDS],
  };
  return { ...pool, hash: poolHash(pool) };
}

function countedText(text: string, count: Count): PoolText {
  return { text, line: count(`${text}\n`), last: count(text) };
}

function countedFrame({ parts, ...frame }: Frame, count: Count): PoolFrame {
  const { line, last } = countedText(parts.at(-1)!, count);
  return { ...frame, parts, heads: parts.slice(0, -1).map(count), line, last };
}

function countedAnchor(text: string, count: Count): PoolAnchor {
  const plainInJson = JSON.stringify(text) === `"${text}"`;
  return { text, plain: count(` ${text}`), quoted: plainInJson ? count(` "${text}",`) : null };
}
