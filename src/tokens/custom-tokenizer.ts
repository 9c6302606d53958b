import { HarnessError } from '../errors/harness-error.js';
import { rememberCounts } from './remember-counts.js';
import type { Tokenizer } from './tokenizer.js';

/**
 * A tokenizer made of a counting function; it cuts at the end of a code point, found by bisection.
 *
 * @throws HarnessError `CC_TOKEN_COUNT`, when used, if the function gives anything but a whole number from 0.
 */
export function customTokenizer(name: string, countTokens: (text: string) => number): Tokenizer {
  const count = rememberCounts((text) => {
    const tokens: unknown = countTokens(text);
    if (typeof tokens === 'number' && Number.isSafeInteger(tokens) && tokens >= 0) return tokens;
    throw new HarnessError({
      code: 'CC_TOKEN_COUNT',
      what: `Expected the tokenizer \`${name}\` to give a whole number from 0, got ${describe(tokens)}.`,
      why: 'Budgets and ceilings are compared in whole tokens.',
      next: 'Give a function that returns the number of tokens of a text at once, not a promise of it.',
    });
  });
  return { name, count, cut: (text, tokens) => cutByCount(text, tokens, count) };
}

function cutByCount(text: string, tokens: number, count: (text: string) => number): string {
  if (count(text) <= tokens) return text;
  let fits = 0;
  let tooLong = text.length;
  while (tooLong - fits > 1) {
    const middle = codePointEnd(text, (fits + tooLong) >> 1);
    if (middle === tooLong) break;
    if (count(text.slice(0, middle)) <= tokens) fits = middle;
    else tooLong = middle;
  }
  return text.slice(0, fits);
}

function codePointEnd(text: string, index: number): number {
  return text.codePointAt(index - 1)! > 0xffff ? index + 1 : index;
}

function describe(value: unknown): string {
  return typeof value === 'number' ? String(value) : `${String(value)} (${typeof value})`;
}
