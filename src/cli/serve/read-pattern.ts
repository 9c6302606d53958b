import { HarnessError } from '../../errors/harness-error.js';

/** The regular expression of a flag, without regard to case. @throws HarnessError CC_PATTERN_INVALID */
export function readPattern(flag: string, text: string | undefined): RegExp | undefined {
  if (text === undefined) return undefined;
  try {
    return new RegExp(text, 'i');
  } catch (cause) {
    throw new HarnessError(
      {
        code: 'CC_PATTERN_INVALID',
        what: `\`${flag} ${text}\` is no regular expression: ${(cause as Error).message}.`,
        why: 'By it requests for summaries are told from others.',
        next: 'Write it as JavaScript does, without slashes.',
      },
      { cause },
    );
  }
}
