import type { ApplyFault } from './fault.js';

/** Answers nothing for a while and then fails, as overloaded servers and dead connections do until a time-out. */
export const stall: ApplyFault<'stall'> = (draft, { ms, message }) => ({
  ...draft,
  waits: draft.waits + ms,
  failure: message,
});
