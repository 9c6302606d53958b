import type { Environment } from '../../src/compactor/compactor.js';
import type { Session, ViewItem } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { oneSummaryIdWitness } from '../witnesses/one-summary-id.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();

  function view(): ViewItem[] {
    return ledger
      .view()
      .map((item) => (item.type === 'summary' ? { ...item, summaryId: 'compaction-summary' } : item));
  }

  const session = sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));
  return { ...session, view };
}

/** Until the second pass it was unique. */
export const oneSummaryId: FaultySpecimen = {
  name: 'one-summary-id',
  says: 'Gives every summary the same id.',
  breaks: 'conservation/ids-unique',
  kind: 'id-collision',
  twin: foldsPrefix,
  fewestSteps: 3,
  witness: oneSummaryIdWitness,
  make: () => ({ name: 'one-summary-id', supports: { verifies: true, overheadTokens: 0 }, open }),
};
