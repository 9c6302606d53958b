import type { Environment } from '../../src/compactor/compactor.js';
import type { Session, ViewItem } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { assistantOpensWitness } from '../witnesses/assistant-opens.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();

  function view(): ViewItem[] {
    return ledger.view().map((item) => (item.type === 'summary' ? { ...item, role: 'assistant' } : item));
  }

  const compact = () => foldPrefix(ledger, environment, usefulSummary(environment));
  return { ...sessionOn(ledger, compact), view };
}

/** Who wrote the summary? The assistant did. */
export const assistantOpens: FaultySpecimen = {
  name: 'assistant-opens',
  says: 'Gives its summaries in the role of the assistant, in front of all that is kept.',
  breaks: 'protocol/opens-with-user',
  kind: 'role-seq',
  twin: foldsPrefix,
  witness: assistantOpensWitness,
  make: () => ({ name: 'assistant-opens', supports: { verifies: true, overheadTokens: 0 }, open }),
};
