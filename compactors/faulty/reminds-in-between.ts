import type { Environment } from '../../src/compactor/compactor.js';
import type { Session, ViewItem } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { remindsInBetweenWitness } from '../witnesses/reminds-in-between.js';

const REMINDER = '(What came before was summarized.)';
const OVERHEAD = 16;

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const countTokens = (text: string) => environment.countTokens(text) + OVERHEAD;

  function view(): ViewItem[] {
    const items = ledger.view();
    if (!items.some(({ type }) => type === 'summary')) return items;
    const newest = items.findLastIndex(({ role }) => role === 'assistant');
    if (newest < 0) return items;
    return items.toSpliced(newest + 1, 0, { type: 'synthetic', role: 'user', text: REMINDER });
  }

  const compact = () => foldPrefix(ledger, { ...environment, countTokens }, usefulSummary(environment));
  return { ...sessionOn(ledger, compact), view };
}

/** The assistant may have used a tool. */
export const remindsInBetween: FaultySpecimen = {
  name: 'reminds-in-between',
  says: 'Puts a reminder behind the newest message of the assistant, whatever that is.',
  breaks: 'protocol/results-follow-use',
  kind: 'role-seq',
  twin: foldsPrefix,
  witness: remindsInBetweenWitness,
  make: () => ({ name: 'reminds-in-between', supports: { verifies: true, overheadTokens: OVERHEAD }, open }),
};
