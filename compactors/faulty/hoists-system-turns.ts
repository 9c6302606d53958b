import type { Environment } from '../../src/compactor/compactor.js';
import type { Session, ViewItem } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { hoistsSystemTurnsWitness } from '../witnesses/hoists-system-turns.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();

  function view(): ViewItem[] {
    const items = ledger.view();
    return [
      ...items.filter(({ role }) => role === 'system'),
      ...items.filter(({ role }) => role !== 'system'),
    ];
  }

  const compact = () => foldPrefix(ledger, environment, usefulSummary(environment));
  return { ...sessionOn(ledger, compact), view };
}

/** An instruction for what follows becomes one for all. */
export const hoistsSystemTurns: FaultySpecimen = {
  name: 'hoists-system-turns',
  says: 'Collects all system turns at the beginning of the view, those of later on included.',
  breaks: 'protocol/late-system-in-place',
  twin: foldsPrefix,
  witness: hoistsSystemTurnsWitness,
  make: () => ({ name: 'hoists-system-turns', supports: { verifies: true, overheadTokens: 0 }, open }),
};
