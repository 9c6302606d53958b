import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import type { Turn } from '../../src/transcript/turn.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { leavingTurns } from '../plumbing/leaving-turns.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { clearsFirstWitness } from '../witnesses/clears-first.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const summary = usefulSummary(environment);
  const clearAndAsk = (shown: readonly Turn[]) => {
    ledger.release(leavingTurns(shown, [], ledger.turns));
    return summary(shown);
  };
  return sessionOn(ledger, () => foldPrefix(ledger, environment, clearAndAsk));
}

/** Whatever goes wrong from here on, the turns are gone. */
export const clearsFirst: FaultySpecimen = {
  name: 'clears-first',
  says: 'Clears the turns out of the view before it asks for the summary of them.',
  breaks: 'failure/failed-pass-changes-nothing',
  kind: 'non-atomic',
  alsoBreaks: ['protocol/honest-outcome', 'conservation/uncovered-counted'],
  twin: foldsPrefix,
  witness: clearsFirstWitness,
  make: () => ({ name: 'clears-first', supports: { verifies: true, overheadTokens: 0 }, open }),
};
