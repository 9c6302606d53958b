import { HarnessError } from '../errors/harness-error.js';

/** The error for a file that is no recording that can be judged. */
export function recordingError(file: string, what: string, next: string, cause?: unknown): HarnessError {
  return new HarnessError(
    {
      code: 'CC_RECORDING_INVALID',
      what: `${file} cannot be judged: ${what}.`,
      why: 'What is half understood would be judged for something that did not happen.',
      next,
    },
    { cause },
  );
}
