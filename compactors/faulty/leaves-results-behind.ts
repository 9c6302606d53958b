import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import type { Settings } from '../../src/compactor/settings.js';
import type { Turn } from '../../src/transcript/turn.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { leavesResultsBehindWitness } from '../witnesses/leaves-results-behind.js';

const withoutResults = (ledger: Ledger, settings: Settings): Turn[] =>
  nextPrefix(ledger, settings).filter((turn) => turn.role !== 'tool');

function open(environment: Environment): Session {
  const ledger = new Ledger();
  return sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment), withoutResults));
}

/** Tool turns are skipped, since they are long and nobody talks in them. */
export const leavesResultsBehind: FaultySpecimen = {
  name: 'leaves-results-behind',
  says: 'Takes the turns of user and assistant out of the view and leaves the tool results where they are.',
  breaks: 'protocol/exchanges-whole',
  kind: 'orphan-pair',
  twin: foldsPrefix,
  witness: leavesResultsBehindWitness,
  make: () => ({ name: 'leaves-results-behind', supports: { verifies: true, overheadTokens: 0 }, open }),
};
