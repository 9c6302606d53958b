import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { keptOf, ledgerFrom, passesOn, storeIn } from '../plumbing/kept-session.js';
import type { Specimen } from '../specimen.js';

function open(environment: Environment): Session {
  const store = environment.dir === undefined ? null : storeIn(environment.dir);
  const ledger = ledgerFrom(store?.read() ?? null);
  return passesOn(ledger, environment, () => store?.write(keptOf(ledger)));
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
