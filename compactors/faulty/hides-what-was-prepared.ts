import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { keptInAFile } from '../correct/kept-in-a-file.js';
import { type Kept, keptOf, ledgerFrom, passesOn, storeIn } from '../plumbing/kept-session.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import type { FaultySpecimen } from '../specimen.js';
import { hidesWhatWasPreparedWitness } from '../witnesses/hides-what-was-prepared.js';

function open(environment: Environment): Session {
  const { dir, settings } = environment;
  const store = dir === undefined ? null : storeIn(dir);
  const ledger = ledgerFrom(store?.read() ?? null);
  const session = passesOn(ledger, environment, () => store?.write(keptOf(ledger)));
  return {
    ...session,
    async compact() {
      const prepared = nextPrefix(ledger, settings).map(({ id }) => id);
      const kept: Kept = keptOf(ledger);
      if (prepared.length > 0) store?.write({ ...kept, uncovered: [...kept.uncovered, ...prepared] });
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
  witness: hidesWhatWasPreparedWitness,
  make: () => ({
    name: 'hides-what-was-prepared',
    supports: { verifies: true, durable: true, overheadTokens: 0 },
    open,
  }),
};
