import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { countsThePrefixWitness } from '../witnesses/counts-the-prefix.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  return sessionOn(ledger, async () => {
    const outcome = await foldPrefix(ledger, environment, usefulSummary(environment));
    const { covered = 0, uncovered = 0 } = outcome;
    return { ...outcome, covered: covered + uncovered };
  });
}

/** What went in is taken for what came out. */
export const countsThePrefix: FaultySpecimen = {
  name: 'counts-the-prefix',
  says: 'Counts in its outcome every turn that left as covered.',
  breaks: 'protocol/honest-outcome',
  kind: 'misreport',
  twin: foldsPrefix,
  witness: countsThePrefixWitness,
  make: () => ({ name: 'counts-the-prefix', supports: { verifies: true, overheadTokens: 0 }, open }),
};
