import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { prefixTaking } from '../plumbing/prefix-taking.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { dropsPendingUseWitness } from '../witnesses/drops-pending-use.js';

const withPendingUse = prefixTaking(({ pending }) => pending);

function open(environment: Environment): Session {
  const ledger = new Ledger();
  return sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment), withPendingUse));
}

/** The result comes a moment later, and has no use. */
export const dropsPendingUse: FaultySpecimen = {
  name: 'drops-pending-use',
  says: 'Summarizes a tool use that still waits for its result.',
  breaks: 'protocol/exchanges-whole',
  kind: 'pending-call',
  twin: foldsPrefix,
  witness: dropsPendingUseWitness,
  make: () => ({ name: 'drops-pending-use', supports: { verifies: true, overheadTokens: 0 }, open }),
};
