import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { overflowsInSilenceWitness } from '../witnesses/overflows-in-silence.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  return sessionOn(ledger, async () => {
    const outcome = await foldPrefix(ledger, environment, usefulSummary(environment));
    const { status, reason } = outcome;
    return status === 'compacted' ? { status, ...ledger.counts() } : { status, reason };
  });
}

/** The next request is rejected. */
export const overflowsInSilence: FaultySpecimen = {
  name: 'overflows-in-silence',
  says: 'Says that it compacted, and not that the view still does not fit the window.',
  breaks: 'budget/view-fits',
  kind: 'over-budget',
  twin: foldsPrefix,
  witness: overflowsInSilenceWitness,
  make: () => ({ name: 'overflows-in-silence', supports: { verifies: true, overheadTokens: 0 }, open }),
};
