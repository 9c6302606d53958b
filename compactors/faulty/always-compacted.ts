import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { alwaysCompactedWitness } from '../witnesses/always-compacted.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  return sessionOn(ledger, async () => {
    const outcome = await foldPrefix(ledger, environment, usefulSummary(environment));
    return { ...outcome, status: 'compacted' };
  });
}

/** The counter of passes goes up, and the view does not go down. */
export const alwaysCompacted: FaultySpecimen = {
  name: 'always-compacted',
  says: 'Says that it compacted whatever came of the pass.',
  breaks: 'protocol/honest-outcome',
  kind: 'misreport',
  twin: foldsPrefix,
  witness: alwaysCompactedWitness,
  make: () => ({ name: 'always-compacted', supports: { verifies: true, overheadTokens: 0 }, open }),
};
