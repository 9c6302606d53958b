import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { uncountedUncoveredWitness } from '../witnesses/uncounted-uncovered.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  return sessionOn(ledger, async () => {
    const outcome = await foldPrefix(ledger, environment, usefulSummary(environment));
    const { status, reason, covered, tokensAfter } = outcome;
    return status === 'compacted' ? { status, covered, tokensAfter } : { status, reason };
  });
}

/** The outcome counts successes only. */
export const uncountedUncovered: FaultySpecimen = {
  name: 'uncounted-uncovered',
  says: 'Says in its outcome how many turns it covered, and nothing about those that it did not.',
  breaks: 'conservation/uncovered-counted',
  kind: 'misreport',
  twin: foldsPrefix,
  witness: uncountedUncoveredWitness,
  make: () => ({ name: 'uncounted-uncovered', supports: { verifies: true, overheadTokens: 0 }, open }),
};
