import type { Choose } from '../plumbing/fold-prefix.js';
import { foldsChosen } from '../plumbing/folds-chosen.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { givesUpTheTailWitness } from '../witnesses/gives-up-the-tail.js';

const chosen: Choose = (ledger, { keep, ...settings }) => {
  const older = nextPrefix(ledger, { ...settings, ...(keep !== undefined && { keep }) });
  return older.length > 0 ? older : nextPrefix(ledger, settings);
};

/** The window was full, and something had to go. */
export const givesUpTheTail: FaultySpecimen = {
  name: 'gives-up-the-tail',
  says: 'Lets the newest turns go as well when nothing older can be compacted.',
  breaks: 'protocol/newest-turns-kept',
  twin: foldsPrefix,
  witness: givesUpTheTailWitness,
  make: () => ({
    name: 'gives-up-the-tail',
    supports: { verifies: true, overheadTokens: 0 },
    open: foldsChosen(chosen),
  }),
};
