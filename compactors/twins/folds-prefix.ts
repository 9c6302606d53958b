import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { Specimen } from '../specimen.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const session = sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));
  return { ...session, log: () => ledger.turns, estimate: environment.countTokens };
}

/** What most of the faulty sessions are without their faults. */
export const foldsPrefix: Specimen = {
  name: 'folds-prefix',
  says: 'Puts a summary in the place of the longest prefix below the ceiling, and claims of it what the summary holds.',
  make: () => ({ name: 'folds-prefix', supports: { verifies: true, overheadTokens: 0 }, open }),
};
