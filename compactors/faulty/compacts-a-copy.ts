import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { compactsACopyWitness } from '../witnesses/compacts-a-copy.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  return sessionOn(ledger, () => {
    const copy = new Ledger();
    copy.append(ledger.turns);
    return foldPrefix(copy, environment, usefulSummary(environment));
  });
}

/** The summary is paid for, and the next request is as long as the last. */
export const compactsACopy: FaultySpecimen = {
  name: 'compacts-a-copy',
  says: 'Compacts a copy of the history, reports that, and goes on with the history as it was.',
  breaks: 'protocol/honest-outcome',
  kind: 'not-applied',
  twin: foldsPrefix,
  witness: compactsACopyWitness,
  make: () => ({ name: 'compacts-a-copy', supports: { verifies: true, overheadTokens: 0 }, open }),
};
