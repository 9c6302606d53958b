import type { FaultKind } from './fault.js';

export const fail: FaultKind<'fail'> = {
  does: 'Gives an error instead of an answer. One that comes in the middle of a stream looks the same to whoever awaits the whole answer.',
  imitates: 'Rate limits, context that is too long, lost connections.',
  example: { fault: 'fail', message: '429 Too Many Requests' },
  apply: (draft, { message }) => ({ ...draft, failure: message }),
};
