import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { deniesTheCutWitness } from '../witnesses/denies-the-cut.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  return sessionOn(ledger, async () => {
    const outcome = await foldPrefix(ledger, environment, usefulSummary(environment));
    return { ...outcome, truncated: false };
  });
}

/** The flag was never wired up. */
export const deniesTheCut: FaultySpecimen = {
  name: 'denies-the-cut',
  says: 'Says of every summary that it is whole, also of one that was cut.',
  breaks: 'protocol/honest-outcome',
  kind: 'misreport',
  twin: foldsPrefix,
  witness: deniesTheCutWitness,
  make: () => ({ name: 'denies-the-cut', supports: { verifies: true, overheadTokens: 0 }, open }),
};
