import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { type Choose, foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { forgetsPinsWitness } from '../witnesses/forgets-pins.js';

const chosen: Choose = ({ turns, isKept }, settings) => {
  const unpinned = turns.map(({ pinned: _, ...turn }) => turn);
  const ids = nextPrefix({ turns: unpinned, isKept } as Ledger, settings).map(({ id }) => id);
  return turns.filter(({ id }) => ids.includes(id));
};

function open(environment: Environment): Session {
  const ledger = new Ledger();
  return sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment), chosen));
}

/** The pin was stored with the turn, and nobody asked for it. */
export const forgetsPins: FaultySpecimen = {
  name: 'forgets-pins',
  says: 'Summarizes pinned turns like any others.',
  breaks: 'protocol/pinned-turns-kept',
  twin: foldsPrefix,
  witness: forgetsPinsWitness,
  make: () => ({ name: 'forgets-pins', supports: { verifies: true, overheadTokens: 0 }, open }),
};
