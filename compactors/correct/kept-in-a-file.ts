import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { keptLedgerIn, passesOn } from '../plumbing/kept-session.js';
import type { Specimen } from '../specimen.js';

function open(environment: Environment): Session {
  const { ledger, write } = keptLedgerIn(environment.dir);
  return passesOn(ledger, environment, () => write());
}

/** A pass changes the ledger in one step, and the file in another single one. */
export const keptInAFile: Specimen = {
  name: 'kept-in-a-file',
  says: 'Writes the whole session to a file whenever it changed, and reads it from there when it is opened again.',
  make: () => ({
    name: 'kept-in-a-file',
    supports: { verifies: true, durable: true, overheadTokens: 0 },
    open,
  }),
};
