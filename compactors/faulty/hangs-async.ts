import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { holdsSomething } from '../plumbing/holds-something.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { hangsAsyncWitness } from '../witnesses/hangs-async.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const budget = environment.settings.summaryBudget ?? undefined;
  return sessionOn(ledger, () =>
    foldPrefix(ledger, environment, async (shown) => {
      const response = await environment.summarizer.complete({ turns: shown, budget });
      if (response.text.trim() === '') await new Promise(() => {});
      return holdsSomething(response.text, shown, environment) ? response : null;
    }),
  );
}

/** A promise that nothing settles. */
export const hangsAsync: FaultySpecimen = {
  name: 'hangs-async',
  says: 'Waits for a second answer after a blank one, and nobody asks for it.',
  breaks: 'failure/no-crash',
  kind: 'failure-wedge',
  twin: foldsPrefix,
  witness: hangsAsyncWitness,
  make: () => ({ name: 'hangs-async', supports: { verifies: true, overheadTokens: 0 }, open }),
};
