import { HarnessError } from '../errors/harness-error.js';

/** The error for an option that cannot be used: what was expected, what was got. */
export function invalidOption(name: string, expected: string, got: unknown): HarnessError {
  const shown = typeof got === 'string' ? `\`${got}\`` : `\`${String(got)}\` (${typeof got})`;
  return new HarnessError({
    code: 'CC_OPTION_INVALID',
    what: `Expected \`${name}\` to be ${expected}, got ${shown}.`,
    why: 'Nothing was checked.',
    next: 'Correct it; the `--help` of the command lists its options and what they take.',
  });
}
