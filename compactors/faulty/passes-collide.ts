import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { passesCollideWitness } from '../witnesses/passes-collide.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const compact = () => foldPrefix(ledger, environment, usefulSummary(environment));
  return { ...sessionOn(ledger, compact), compact };
}

/** Two messages in a row, and each of them finds the view too long. */
export const passesCollide: FaultySpecimen = {
  name: 'passes-collide',
  says: 'Starts a second pass while the first one waits for its summary, over the same turns.',
  breaks: 'concurrency/passes-one-after-other',
  twin: foldsPrefix,
  fewestSteps: 3,
  witness: passesCollideWitness,
  make: () => ({ name: 'passes-collide', supports: { verifies: true, overheadTokens: 0 }, open }),
};
