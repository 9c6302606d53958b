import type { Settings } from '../../src/compactor/settings.js';
import type { Turn } from '../../src/transcript/turn.js';
import { foldsChosen } from '../plumbing/folds-chosen.js';
import type { Ledger } from '../plumbing/ledger.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { leavesResultsBehindWitness } from '../witnesses/leaves-results-behind.js';

const withoutResults = (ledger: Ledger, settings: Settings): Turn[] =>
  nextPrefix(ledger, settings).filter((turn) => turn.role !== 'tool');

/** Tool turns are skipped, since they are long and nobody talks in them. */
export const leavesResultsBehind: FaultySpecimen = {
  name: 'leaves-results-behind',
  says: 'Takes the turns of user and assistant out of the view and leaves the tool results where they are.',
  breaks: 'protocol/exchanges-whole',
  kind: 'orphan-pair',
  twin: foldsPrefix,
  witness: leavesResultsBehindWitness,
  make: () => ({
    name: 'leaves-results-behind',
    supports: { verifies: true, overheadTokens: 0 },
    open: foldsChosen(withoutResults),
  }),
};
