import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { holdsSomething } from '../plumbing/holds-something.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { errorTextCommittedWitness } from '../witnesses/error-text-committed.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const budget = environment.settings.summaryBudget ?? undefined;
  return sessionOn(ledger, () =>
    foldPrefix(ledger, environment, async (shown) => {
      try {
        const response = await environment.summarizer.complete({ turns: shown, budget });
        return response.kind === 'text' && holdsSomething(response.text, shown, environment)
          ? response
          : null;
      } catch (error) {
        return { text: `(summary unavailable: ${(error as Error).message})` };
      }
    }),
  );
}

/** The handler for the error goes on as if there were a summary. */
export const errorTextCommitted: FaultySpecimen = {
  name: 'error-text-committed',
  says: 'Catches the error of the summarizer and stores its message as the summary.',
  breaks: 'failure/nothing-unusable-committed',
  kind: 'error-commit',
  twin: foldsPrefix,
  witness: errorTextCommittedWitness,
  make: () => ({ name: 'error-text-committed', supports: { verifies: true, overheadTokens: 0 }, open }),
};
