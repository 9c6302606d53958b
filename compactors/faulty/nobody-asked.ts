import type { Environment } from '../../src/compactor/compactor.js';
import type { Session, ViewItem } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { prefixTaking } from '../plumbing/prefix-taking.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { nobodyAskedWitness } from '../witnesses/nobody-asked.js';

const withUserTurns = prefixTaking(({ turns }) => turns[0]?.role === 'user');

function open(environment: Environment): Session {
  const ledger = new Ledger();

  function view(): ViewItem[] {
    return ledger.view().map((item) => (item.type === 'summary' ? { ...item, role: 'assistant' } : item));
  }

  const compact = () => foldPrefix(ledger, environment, usefulSummary(environment), withUserTurns);
  return { ...sessionOn(ledger, compact), view };
}

/** The provider refuses a request in which no user says anything. */
export const nobodyAsked: FaultySpecimen = {
  name: 'nobody-asked',
  says: 'Summarizes all that users said, and gives the summary in the role of the assistant.',
  breaks: 'protocol/user-turn-present',
  kind: 'role-seq',
  twin: foldsPrefix,
  witness: nobodyAskedWitness,
  make: () => ({ name: 'nobody-asked', supports: { verifies: true, overheadTokens: 0 }, open }),
};
