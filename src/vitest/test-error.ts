import { HarnessError } from '../errors/harness-error.js';

/**
 * An error that a test shows as it is: a name, a message, and the frame below it.
 *
 * It has no stack, because the place in the test file says nothing. The frame stands where assertions have their
 * difference, since vitest prints that part as it is and leaves it out where one line is wanted.
 */
export function testError(name: string, message: string, frame?: string): Error {
  const error = Object.assign(new Error(message), frame === undefined ? {} : { diff: frame });
  error.name = name;
  error.stack = '';
  return error;
}

/** An error of the harness as a test shows it; any other as it is, with the place where it was thrown. */
export function asTestError(error: unknown): unknown {
  return error instanceof HarnessError ? testError(error.code, error.message) : error;
}
