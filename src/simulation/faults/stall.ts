import type { FaultKind } from './fault.js';

export const stall: FaultKind<'stall'> = {
  does: 'Answers nothing for so many milliseconds and then fails; at once where the request is aborted.',
  imitates: 'Overloaded servers and dead connections that end in a time-out.',
  example: { fault: 'stall', ms: 5, message: 'The request timed out.' },
  apply: (draft, { ms, message }) => ({
    ...draft,
    waits: draft.waits + ms,
    failure: message,
  }),
};
