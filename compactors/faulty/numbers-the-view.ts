import type { Environment } from '../../src/compactor/compactor.js';
import type { Session, ViewItem } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { numbersTheViewWitness } from '../witnesses/numbers-the-view.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();

  function view(): ViewItem[] {
    return ledger
      .view()
      .map((item, index) => (item.type === 'kept' ? { ...item, turn: `t${index + 1}` } : item));
  }

  const session = sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));
  return { ...session, view };
}

/** The ids were right until the first summary. */
export const numbersTheView: FaultySpecimen = {
  name: 'numbers-the-view',
  says: 'Numbers the messages of the view anew each time instead of carrying their ids along.',
  breaks: 'conservation/ids-unique',
  kind: 'id-collision',
  twin: foldsPrefix,
  witness: numbersTheViewWitness,
  make: () => ({ name: 'numbers-the-view', supports: { verifies: true, overheadTokens: 0 }, open }),
};
