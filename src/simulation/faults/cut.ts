import type { ApplyFault } from './fault.js';

/** Stops after so many tokens, wherever that is, as models do at a limit that the compactor did not set. */
export const cut: ApplyFault<'cut'> = (draft, { tokens }) => ({
  ...draft,
  stopsAt: Math.min(draft.stopsAt ?? tokens, tokens),
});
