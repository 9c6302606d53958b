import type { ApplyFault } from './fault.js';

/** Gives an error instead of an answer: rate limit, time-out, context too long, lost connection. */
export const fail: ApplyFault<'fail'> = (draft, { message }) => ({ ...draft, failure: message });
