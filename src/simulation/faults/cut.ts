import type { FaultKind } from './fault.js';

export const cut: FaultKind<'cut'> = {
  does: 'Stops after so many tokens, wherever that is: within a sentence, a word or a character.',
  imitates: 'Models at a limit that the compactor did not set.',
  example: { fault: 'cut', tokens: 40 },
  apply: (draft, { tokens }) => ({
    ...draft,
    stopsAt: Math.min(draft.stopsAt ?? tokens, tokens),
  }),
};
