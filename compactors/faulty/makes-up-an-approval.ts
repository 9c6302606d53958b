import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { headSummaries } from '../plumbing/head-summaries.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { makesUpAnApprovalWitness } from '../witnesses/makes-up-an-approval.js';

/** Copied from the prompt's example of a good summary. */
const HEAD = 'The user approved change CHG-48213.\n';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const write = headSummaries(environment, () => HEAD);
  return sessionOn(ledger, () => foldPrefix(ledger, environment, write));
}

/** The example in its template was taken for a part of it. */
export const makesUpAnApproval: FaultySpecimen = {
  name: 'makes-up-an-approval',
  says: 'Begins every summary with an approval that nobody gave.',
  breaks: 'coverage/invents-nothing',
  kind: 'fabricated',
  twin: foldsPrefix,
  witness: makesUpAnApprovalWitness,
  make: () => ({ name: 'makes-up-an-approval', supports: { verifies: true, overheadTokens: 24 }, open }),
};
