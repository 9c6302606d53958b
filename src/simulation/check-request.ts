import type { SummaryRequest } from '../compactor/summarizer.js';
import { HarnessError } from '../errors/harness-error.js';

/**
 * Makes sure that a compactor asked for a summary in a way that can be understood.
 *
 * @throws HarnessError `CC_SUMMARY_REQUEST`
 */
export function checkRequest(request: SummaryRequest): void {
  const { turns, prompt, previous } = Object(request) as Record<string, unknown>;
  if (turns === undefined && prompt === undefined && previous === undefined) {
    fail('a request with `turns`, `prompt` or `previous`', request);
  }
  if (turns !== undefined && !(Array.isArray(turns) && turns.every(hasText))) {
    fail('`turns` to be an array of turns with a `text` each', turns);
  }
  if (prompt !== undefined && typeof prompt !== 'string') fail('`prompt` to be a string', prompt);
  if (previous !== undefined && typeof previous !== 'string') fail('`previous` to be a string', previous);
}

function hasText(turn: unknown): boolean {
  return typeof (turn as { text?: unknown } | null)?.text === 'string';
}

function fail(expected: string, got: unknown): never {
  throw new HarnessError({
    code: 'CC_SUMMARY_REQUEST',
    what: `Expected ${expected}, got ${describe(got)}.`,
    why: 'The summarizer is judged by what it was shown, so it has to find the turns in the request.',
    next: 'Call `summarizer.complete({ turns, previous, budget })`, or with a `prompt` that holds the texts.',
  });
}

function describe(value: unknown): string {
  const type = Array.isArray(value) ? 'array' : typeof value;
  return `${JSON.stringify(value)?.slice(0, 80) ?? String(value)} (${type})`;
}
