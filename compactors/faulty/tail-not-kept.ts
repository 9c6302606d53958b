import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { keptInAFile } from '../correct/kept-in-a-file.js';
import { keptLedgerIn, passesOn } from '../plumbing/kept-session.js';
import type { FaultySpecimen } from '../specimen.js';
import { tailNotKeptWitness } from '../witnesses/tail-not-kept.js';

function open(environment: Environment): Session {
  const { ledger, write } = keptLedgerIn(environment.dir);
  return passesOn(ledger, environment, (what) => {
    if (what === 'pass') write();
  });
}

/** Its checkpoints are all there. */
export const tailNotKept: FaultySpecimen = {
  name: 'tail-not-kept',
  says: 'Writes its file when a pass has ended, so that what was said since is not there when it is opened again.',
  breaks: 'durability/reload-equals',
  kind: 'resume-diverge',
  twin: keptInAFile,
  fewestSteps: 2,
  witness: tailNotKeptWitness,
  make: () => ({
    name: 'tail-not-kept',
    supports: { verifies: true, durable: true, overheadTokens: 0 },
    open,
  }),
};
