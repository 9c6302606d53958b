import type { FaultKind } from './fault.js';

export const late: FaultKind<'late'> = {
  does: 'Answers after so many milliseconds. Of calls in parallel a later one may be answered first.',
  imitates: 'Slow models.',
  example: { fault: 'late', ms: 3, calls: [0] },
  apply: (draft, { ms }) => ({ ...draft, waits: draft.waits + ms }),
};
