import type { Environment } from '../../src/compactor/compactor.js';
import type { Session, ViewItem } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { newestFirstWitness } from '../witnesses/newest-first.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();

  function view(): ViewItem[] {
    const items = ledger.view();
    const isTurn = (item: ViewItem) => item.type === 'kept' && item.role !== 'system';
    const turns = items.filter(isTurn);
    return items.map((item) => (isTurn(item) ? turns.pop()! : item));
  }

  const compact = () => foldPrefix(ledger, environment, usefulSummary(environment));
  return { ...sessionOn(ledger, compact), view };
}

/** The list that was filled from behind was never turned around. */
export const newestFirst: FaultySpecimen = {
  name: 'newest-first',
  says: 'Shows what is kept with the newest turn first.',
  breaks: 'protocol/log-order',
  twin: foldsPrefix,
  witness: newestFirstWitness,
  make: () => ({ name: 'newest-first', supports: { verifies: true, overheadTokens: 0 }, open }),
};
