import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { answerFrom } from '../plumbing/answer-from.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { keptOf, ledgerFrom } from '../plumbing/kept-session.js';
import { Ledger } from '../plumbing/ledger.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { replacesTheSnapshotWitness } from '../witnesses/replaces-the-snapshot.js';

function open(environment: Environment): Session {
  let ledger = new Ledger();
  const compact = async () => {
    const copy = ledgerFrom(structuredClone(keptOf(ledger)));
    const outcome = await foldPrefix(copy, environment, usefulSummary(environment));
    ledger = copy;
    return outcome;
  };
  return {
    append: (turns) => ledger.append(turns),
    compact,
    view: () => ledger.view(),
    claims: () => ledger.claims(),
    recall: (id) => answerFrom(ledger, id),
  };
}

/** Nothing is lost as long as nobody speaks. */
export const replacesTheSnapshot: FaultySpecimen = {
  name: 'replaces-the-snapshot',
  says: 'Compacts a copy of the session, and puts it in the place of the session when the summary has come.',
  breaks: 'concurrency/appended-during-kept',
  kind: 'race-append',
  twin: foldsPrefix,
  fewestSteps: 3,
  witness: replacesTheSnapshotWitness,
  make: () => ({ name: 'replaces-the-snapshot', supports: { verifies: true, overheadTokens: 0 }, open }),
};
