import type { ApplyFault } from './fault.js';

/** Takes its time, as slow models do: of calls in parallel a later one may be answered first. */
export const late: ApplyFault<'late'> = (draft, { ms }) => ({ ...draft, waits: draft.waits + ms });
