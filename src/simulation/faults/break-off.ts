import type { FaultKind } from './fault.js';

export const breakOff: FaultKind<'break-off'> = {
  does: 'Stops after so many tokens and gives no finish reason, also where it gives one otherwise.',
  imitates:
    'Streams whose connection is lost, read by code that takes the end of the stream for the end of the text.',
  example: { fault: 'break-off', tokens: 40 },
  apply: (draft, { tokens }) => ({ ...draft, breaksAt: Math.min(draft.breaksAt ?? tokens, tokens) }),
};
