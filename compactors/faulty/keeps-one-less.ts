import type { Choose } from '../plumbing/fold-prefix.js';
import { foldsChosen } from '../plumbing/folds-chosen.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { keepsOneLessWitness } from '../witnesses/keeps-one-less.js';

const chosen: Choose = (ledger, settings) => {
  const { keep = 0 } = settings;
  return nextPrefix(ledger, { ...settings, keep: Math.max(0, keep - 1) });
};

/** An index and a count differ by one. */
export const keepsOneLess: FaultySpecimen = {
  name: 'keeps-one-less',
  says: 'Keeps one turn less than it is told to, since it takes the place of the last turn to compact for a length.',
  breaks: 'protocol/newest-turns-kept',
  twin: foldsPrefix,
  witness: keepsOneLessWitness,
  make: () => ({
    name: 'keeps-one-less',
    supports: { verifies: true, overheadTokens: 0 },
    open: foldsChosen(chosen),
  }),
};
