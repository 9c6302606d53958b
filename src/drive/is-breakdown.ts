import { LostError } from '../compactor/lost-error.js';
import { NonsenseError } from '../compactor/nonsense-error.js';

/** Whether an error says that nothing more can be played, whoever caught it. */
export function isBreakdown(error: unknown): error is LostError | NonsenseError {
  return error instanceof LostError || error instanceof NonsenseError;
}
