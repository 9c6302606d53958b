import { HarnessError } from '../../errors/harness-error.js';
import { FORMATS } from './formats/format.js';

/** The error for a file that is no conversation we can read; `found` says what it is instead, and where. */
export function formatError(path: string, found: string): HarnessError {
  return new HarnessError({
    code: 'CC_TRANSCRIPT_FORMAT',
    what: `Expected ${path} to hold a conversation, found ${found}.`,
    why: 'The turns of a scenario are taken from it word for word, so its format has to be known.',
    next:
      `Mend that place, or give a file in one of the formats ${FORMATS.join(', ')} (docs/transcripts.md); ` +
      '`import --format` names the one that it should be.',
  });
}
