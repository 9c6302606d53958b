import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { keptInAFile } from '../correct/kept-in-a-file.js';
import { keptLedgerIn, passesOn } from '../plumbing/kept-session.js';
import type { FaultySpecimen } from '../specimen.js';
import { writtenWhenClosedWitness } from '../witnesses/written-when-closed.js';

function open(environment: Environment): Session {
  const { ledger, write } = keptLedgerIn(environment.dir);
  const session = passesOn(ledger, environment, (what) => {
    if (what === 'pass') write();
  });
  return { ...session, close: () => write() };
}

/** Whoever ends in good order loses nothing. */
export const writtenWhenClosed: FaultySpecimen = {
  name: 'written-when-closed',
  says: 'Writes turns to its file only with the next pass, or when it is closed.',
  breaks: 'durability/kill-before-or-after',
  kind: 'resume-diverge',
  twin: keptInAFile,
  fewestSteps: 2,
  witness: writtenWhenClosedWitness,
  make: () => ({
    name: 'written-when-closed',
    supports: { verifies: true, durable: true, overheadTokens: 0 },
    open,
  }),
};
