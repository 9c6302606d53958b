import type { Environment } from '../../src/compactor/compactor.js';
import type { Session, ViewItem } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { nonsenseViewWitness } from '../witnesses/nonsense-view.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const session = sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));
  const prompt = () => ledger.view().map((item) => (item.type === 'summary' ? item.body : item.text));
  return { ...session, view: () => prompt().join('\n\n') as unknown as ViewItem[] };
}

/** The value is none of the contract’s. */
export const nonsenseView: FaultySpecimen = {
  name: 'nonsense-view',
  says: 'Gives its view as one prompt text instead of a list of items.',
  breaks: 'failure/no-crash',
  twin: foldsPrefix,
  witness: nonsenseViewWitness,
  make: () => ({ name: 'nonsense-view', supports: { verifies: true, overheadTokens: 0 }, open }),
};
