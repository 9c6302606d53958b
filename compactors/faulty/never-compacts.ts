import type { Session } from '../../src/compactor/session.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { neverCompactsWitness } from '../witnesses/never-compacts.js';

function open(): Session {
  return sessionOn(new Ledger(), async () => ({ status: 'noop', reason: 'there is still room' }));
}

/** The context fills up, and every promise is kept. */
export const neverCompacts: FaultySpecimen = {
  name: 'never-compacts',
  says: 'Finds nothing to do, whatever the view holds.',
  breaks: 'coverage/progress',
  kind: 'silent-noop',
  twin: foldsPrefix,
  witness: neverCompactsWitness,
  make: () => ({ name: 'never-compacts', supports: { verifies: true, overheadTokens: 0 }, open }),
};
