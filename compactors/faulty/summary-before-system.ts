import type { Environment } from '../../src/compactor/compactor.js';
import type { Session, ViewItem } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { summaryBeforeSystemWitness } from '../witnesses/summary-before-system.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();

  function view(): ViewItem[] {
    const items = ledger.view();
    return [
      ...items.filter(({ type }) => type === 'summary'),
      ...items.filter(({ type }) => type !== 'summary'),
    ];
  }

  const compact = () => foldPrefix(ledger, environment, usefulSummary(environment));
  return { ...sessionOn(ledger, compact), view };
}

/** The instructions are now the second thing that the model reads. */
export const summaryBeforeSystem: FaultySpecimen = {
  name: 'summary-before-system',
  says: 'Puts its summaries in front of everything, the opening system turns included.',
  breaks: 'protocol/system-first',
  kind: 'system-lost',
  twin: foldsPrefix,
  witness: summaryBeforeSystemWitness,
  make: () => ({ name: 'summary-before-system', supports: { verifies: true, overheadTokens: 0 }, open }),
};
