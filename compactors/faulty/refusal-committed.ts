import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { whyUnfit } from '../plumbing/why-unfit.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { refusalCommittedWitness } from '../witnesses/refusal-committed.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const budget = environment.settings.summaryBudget ?? undefined;
  return sessionOn(ledger, () =>
    foldPrefix(ledger, environment, async (shown) => {
      const response = await environment.summarizer.complete({ turns: shown, budget });
      const limits = { budget: budget ?? null, countTokens: environment.countTokens };
      return response.kind === 'text' && !whyUnfit(response.text, shown, limits) ? response : null;
    }),
  );
}

/** A polite sentence takes the place of the conversation. */
export const refusalCommitted: FaultySpecimen = {
  name: 'refusal-committed',
  says: 'Takes any text within the budget for a summary, also one in which the summarizer declines.',
  breaks: 'failure/nothing-unusable-committed',
  kind: 'blank-commit',
  twin: foldsPrefix,
  witness: refusalCommittedWitness,
  make: () => ({ name: 'refusal-committed', supports: { verifies: true, overheadTokens: 0 }, open }),
};
