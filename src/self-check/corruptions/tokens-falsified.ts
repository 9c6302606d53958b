import { corruptOutcome } from '../at/corrupt-outcome.js';
import type { Corruption } from '../corruption.js';

/** A number that is counted somewhere else. */
export const tokensFalsified: Corruption = {
  name: 'tokens-falsified',
  says: 'the outcome says that the view had one token, and has ten times as many as before',
  corrupt: corruptOutcome((outcome) => ({ ...outcome, tokensBefore: 1, tokensAfter: 1_000_000 })),
};
