import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { holdsSomething } from '../plumbing/holds-something.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { blankCommittedWitness } from '../witnesses/blank-committed.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const budget = environment.settings.summaryBudget ?? undefined;
  return sessionOn(ledger, () =>
    foldPrefix(ledger, environment, async (shown) => {
      const response = await environment.summarizer.complete({ turns: shown, budget });
      if (response.kind === 'toolCall') return null;
      const isBlank = response.text.trim() === '';
      return isBlank || holdsSomething(response.text, shown, environment) ? response : null;
    }),
  );
}

/** Silence is taken for a summary. */
export const blankCommitted: FaultySpecimen = {
  name: 'blank-committed',
  says: 'Takes a blank summary to mean that nothing in the turns was worth keeping.',
  breaks: 'failure/nothing-unusable-committed',
  kind: 'blank-commit',
  twin: foldsPrefix,
  witness: blankCommittedWitness,
  make: () => ({ name: 'blank-committed', supports: { verifies: true, overheadTokens: 0 }, open }),
};
