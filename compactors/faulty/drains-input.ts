import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { drainsInputWitness } from '../witnesses/drains-input.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const session = sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));
  return { ...session, append: (turns) => ledger.append(turns.splice(0)) };
}

/** The queue that is emptied belongs to somebody else. */
export const drainsInput: FaultySpecimen = {
  name: 'drains-input',
  says: 'Moves the appended turns out of the caller’s array into its own.',
  breaks: 'protocol/input-unchanged',
  twin: foldsPrefix,
  witness: drainsInputWitness,
  make: () => ({ name: 'drains-input', supports: { verifies: true, overheadTokens: 0 }, open }),
};
