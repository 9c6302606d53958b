import { foldsChosen } from '../plumbing/folds-chosen.js';
import { prefixAsIf } from '../plumbing/prefix-as-if.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { pinsByRoleWitness } from '../witnesses/pins-by-role.js';

const pinnedByUsers = prefixAsIf(({ pinned, ...turn }) =>
  pinned && turn.role === 'user' ? { ...turn, pinned } : turn,
);

/** Whoever wrote it thought of rules that users state. */
export const pinsByRole: FaultySpecimen = {
  name: 'pins-by-role',
  says: 'Keeps what the user pinned of the user’s own words, and summarizes pinned turns of anybody else.',
  breaks: 'protocol/pinned-turns-kept',
  twin: foldsPrefix,
  witness: pinsByRoleWitness,
  make: () => ({
    name: 'pins-by-role',
    supports: { verifies: true, overheadTokens: 0 },
    open: foldsChosen(pinnedByUsers),
  }),
};
