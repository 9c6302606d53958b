import { HarnessError } from './harness-error.js';

/** The error for a file that could not be written, with the reason that the system gives. */
export function fileUnwritable(path: string, cause: unknown): HarnessError {
  return new HarnessError(
    {
      code: 'CC_FILE_UNWRITABLE',
      what: `${path} could not be written: ${(cause as Error).message}`,
      next: 'Name a path that can be written.',
    },
    { cause },
  );
}
