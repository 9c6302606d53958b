import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { holdsSomething } from '../plumbing/holds-something.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import type { FaultySpecimen } from '../specimen.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const budget = environment.settings.summaryBudget ?? undefined;
  return sessionOn(ledger, async () => {
    const { status, reason, covered } = await foldPrefix(ledger, environment, async (shown) => {
      const response = await environment.summarizer.complete({ turns: shown, budget });
      return response.kind === 'text' && holdsSomething(response.text, shown, environment) ? response : null;
    });
    return status === 'compacted' ? { status, covered } : { status, reason };
  });
}

/** The outcome counts successes only. */
export const uncountedUncovered: FaultySpecimen = {
  name: 'uncounted-uncovered',
  says: 'Says in its outcome how many turns it covered, and nothing about those that it did not.',
  breaks: 'conservation/uncovered-counted',
  kind: 'misreport',
  make: () => ({ name: 'uncounted-uncovered', supports: { verifies: true, overheadTokens: 0 }, open }),
};
