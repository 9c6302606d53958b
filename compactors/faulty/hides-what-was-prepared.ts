import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { keptInAFile } from '../correct/kept-in-a-file.js';
import { keptLedgerIn, keptOf, passesOn } from '../plumbing/kept-session.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import type { FaultySpecimen } from '../specimen.js';
import { hidesWhatWasPreparedWitness } from '../witnesses/hides-what-was-prepared.js';

function open(environment: Environment): Session {
  const { ledger, write } = keptLedgerIn(environment.dir);
  const session = passesOn(ledger, environment, () => write());
  return {
    ...session,
    async compact() {
      const prepared = nextPrefix(ledger, environment.settings).map(({ id }) => id);
      const kept = keptOf(ledger);
      if (prepared.length > 0) write({ ...kept, uncovered: [...kept.uncovered, ...prepared] });
      return session.compact();
    },
  };
}

/** The entry is put right when the pass ends, if it does. */
export const hidesWhatWasPrepared: FaultySpecimen = {
  name: 'hides-what-was-prepared',
  says: 'Notes in its file which turns leave before their summary has come, and finds them gone after a crash.',
  breaks: 'durability/kill-before-or-after',
  kind: 'dangling-run',
  twin: keptInAFile,
  fewestSteps: 3,
  witness: hidesWhatWasPreparedWitness,
  make: () => ({
    name: 'hides-what-was-prepared',
    supports: { verifies: true, durable: true, overheadTokens: 0 },
    open,
  }),
};
