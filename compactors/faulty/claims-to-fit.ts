import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { claimsToFitWitness } from '../witnesses/claims-to-fit.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  return sessionOn(ledger, async () => {
    const outcome = await foldPrefix(ledger, environment, usefulSummary(environment));
    const { tokensAfter = 0 } = outcome;
    return outcome.status === 'compacted'
      ? { ...outcome, tokensAfter: Math.min(tokensAfter, environment.settings.window) }
      : outcome;
  });
}

/** The number is what it should be, and not what it is. */
export const claimsToFit: FaultySpecimen = {
  name: 'claims-to-fit',
  says: 'Gives the window as the size of a view that is larger.',
  breaks: 'budget/view-fits',
  kind: 'misreport',
  twin: foldsPrefix,
  witness: claimsToFitWitness,
  make: () => ({ name: 'claims-to-fit', supports: { verifies: true, overheadTokens: 0 }, open }),
};
