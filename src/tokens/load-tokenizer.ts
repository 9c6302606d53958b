import { HarnessError } from '../errors/harness-error.js';
import { type ByteRanks, mergeBytePairs } from './byte-pair-merge.js';
import { ENCODINGS, type EncodingName } from './encoding.js';
import { hasLongRun } from './long-run.js';
import { rememberCounts } from './remember-counts.js';
import type { Tokenizer } from './tokenizer.js';
import { utf8Prefix } from './utf8-prefix.js';

const loaded = new Map<EncodingName, Promise<Tokenizer>>();

/**
 * The tokenizer of an encoding, loaded at the first call (about 0.4 s) and shared afterwards.
 *
 * @throws HarnessError `CC_UNKNOWN_ENCODING`
 */
export function loadTokenizer(name: EncodingName): Promise<Tokenizer> {
  let tokenizer = loaded.get(name);
  if (!tokenizer) {
    tokenizer = load(name);
    loaded.set(name, tokenizer);
  }
  return tokenizer;
}

type Ranks = readonly (string | readonly number[])[];

interface Source {
  api: {
    countTokens(text: string, options: typeof PLAIN): number;
    encode(text: string, options: typeof PLAIN): number[];
    encodeGenerator(text: string, options: typeof PLAIN): Iterable<number[]>;
  };
  ranks: Ranks;
  pieces: RegExp;
}

/** Without it, text that spells a special token is an error. */
const PLAIN = { disallowedSpecial: new Set<string>() };

/** Pieces longer than this are merged here: the library takes time quadratic in their length. */
const LONG = 512;

async function sourceOf(name: EncodingName): Promise<Source> {
  const patterns = await import('gpt-tokenizer/encodingParams/constants');
  switch (name) {
    case 'o200k_base': {
      const api = await import('gpt-tokenizer/encoding/o200k_base');
      const ranks = await import('gpt-tokenizer/bpeRanks/o200k_base');
      return { api, ranks: ranks.default, pieces: patterns.O200K_TOKEN_SPLIT_REGEX };
    }
    case 'cl100k_base': {
      const api = await import('gpt-tokenizer/encoding/cl100k_base');
      const ranks = await import('gpt-tokenizer/bpeRanks/cl100k_base');
      return { api, ranks: ranks.default, pieces: patterns.CL100K_TOKEN_SPLIT_REGEX };
    }
    default:
      throw new HarnessError({
        code: 'CC_UNKNOWN_ENCODING',
        what: `Expected \`encoding\` to be one of ${ENCODINGS.join(', ')}, got ${JSON.stringify(name)}.`,
        next: 'Choose one of these, or count tokens yourself with a custom tokenizer.',
      });
  }
}

async function load(name: EncodingName): Promise<Tokenizer> {
  const { api, ranks, pieces } = await sourceOf(name);
  let byteRanks: ByteRanks | undefined;

  function* tokensByPiece(text: readonly string[]): Iterable<readonly number[]> {
    for (const piece of text) {
      if (piece.length > LONG) {
        byteRanks ??= byteRanksOf(ranks);
        yield mergeBytePairs(piece, byteRanks);
      } else {
        yield api.encode(piece, PLAIN);
      }
    }
  }

  const piecesIfLong = (text: string): readonly string[] | null => {
    if (!hasLongRun(text, LONG)) return null;
    const all = text.match(pieces) ?? [];
    return all.some((piece) => piece.length > LONG) ? all : null;
  };

  const count = (text: string) => {
    const long = piecesIfLong(text);
    if (!long) return api.countTokens(text, PLAIN);
    let tokens = 0;
    for (const some of tokensByPiece(long)) tokens += some.length;
    return tokens;
  };

  const cut = (text: string, tokens: number) => {
    let left = tokens;
    let bytes = 0;
    const long = piecesIfLong(text);
    for (const some of long ? tokensByPiece(long) : api.encodeGenerator(text, PLAIN)) {
      for (const token of some) {
        if (left <= 0) return utf8Prefix(text, bytes);
        left--;
        bytes += bytesOf(ranks[token]!);
      }
    }
    return text;
  };

  return { name, count: rememberCounts(count), cut };
}

function bytesOf(token: string | readonly number[]): number {
  return typeof token === 'string' ? Buffer.byteLength(token) : token.length;
}

function byteRanksOf(ranks: Ranks): ByteRanks {
  return new Map(ranks.map((token, rank) => [latin1Of(token), rank]));
}

function latin1Of(token: string | readonly number[]): string {
  return typeof token === 'string' ? Buffer.from(token).toString('latin1') : String.fromCharCode(...token);
}
