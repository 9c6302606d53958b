import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { type Choose, foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { pinsByRoleWitness } from '../witnesses/pins-by-role.js';

const chosen: Choose = ({ turns, isKept }, settings) => {
  const heeded = turns.map(({ pinned, ...turn }) =>
    pinned && turn.role === 'user' ? { ...turn, pinned } : turn,
  );
  const ids = nextPrefix({ turns: heeded, isKept } as Ledger, settings).map(({ id }) => id);
  return turns.filter(({ id }) => ids.includes(id));
};

function open(environment: Environment): Session {
  const ledger = new Ledger();
  return sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment), chosen));
}

/** Whoever wrote it thought of rules that users state. */
export const pinsByRole: FaultySpecimen = {
  name: 'pins-by-role',
  says: 'Keeps what the user pinned of the user’s own words, and summarizes pinned turns of anybody else.',
  breaks: 'protocol/pinned-turns-kept',
  twin: foldsPrefix,
  witness: pinsByRoleWitness,
  make: () => ({ name: 'pins-by-role', supports: { verifies: true, overheadTokens: 0 }, open }),
};
