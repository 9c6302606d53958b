import { HarnessError } from '../../errors/harness-error.js';

/** The error for a file that is no conversation we can read; `found` says what it is instead. */
export function formatError(path: string, found: string): HarnessError {
  return new HarnessError({
    code: 'CC_TRANSCRIPT_FORMAT',
    what: `Expected ${path} to hold a conversation, found ${found}.`,
    why: 'The turns of a scenario are taken from it word for word, so its format has to be known.',
    next:
      'Give a JSON file with chat messages of OpenAI or Anthropic (an array, or an object with `messages`), ' +
      'a SWE-agent trajectory (an object with `history`), a session of Claude Code, or one message per line.',
  });
}

/** A value in a few words, for an error message. */
export function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : `an array of ${value.length}`;
  if (typeof value !== 'object') return `${JSON.stringify(value)} (${typeof value})`;
  const keys = Object.keys(value);
  if (keys.length === 0) return 'an object without keys';
  const more = keys.length > 6 ? ', …' : '';
  return `an object with the keys ${keys.slice(0, 6).join(', ')}${more}`;
}
