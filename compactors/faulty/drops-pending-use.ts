import { foldsChosen } from '../plumbing/folds-chosen.js';
import { prefixTaking } from '../plumbing/prefix-taking.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { dropsPendingUseWitness } from '../witnesses/drops-pending-use.js';

const withPendingUse = prefixTaking(({ pending }) => pending);

/** The result comes a moment later, and has no use. */
export const dropsPendingUse: FaultySpecimen = {
  name: 'drops-pending-use',
  says: 'Summarizes a tool use that still waits for its result.',
  breaks: 'protocol/exchanges-whole',
  kind: 'pending-call',
  twin: foldsPrefix,
  witness: dropsPendingUseWitness,
  make: () => ({
    name: 'drops-pending-use',
    supports: { verifies: true, overheadTokens: 0 },
    open: foldsChosen(withPendingUse),
  }),
};
