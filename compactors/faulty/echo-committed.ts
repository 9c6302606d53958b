import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { anchoredTurns } from '../plumbing/anchored-turns.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { echoCommittedWitness } from '../witnesses/echo-committed.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const budget = environment.settings.summaryBudget ?? undefined;
  return sessionOn(ledger, () =>
    foldPrefix(ledger, environment, async (shown) => {
      const response = await environment.summarizer.complete({ turns: shown, budget });
      const { kind, text } = response;
      const isWithinBudget = budget === undefined || environment.countTokens(text) <= budget;
      const mentioned = anchoredTurns(shown, text, { cut: false });
      return kind === 'text' && isWithinBudget && mentioned.length > 0 ? response : null;
    }),
  );
}

/** An echo holds an anchor too. */
export const echoCommitted: FaultySpecimen = {
  name: 'echo-committed',
  says: 'Wants one known anchor in the summary, and so takes a copy of a single turn for the summary of all.',
  breaks: 'failure/nothing-unusable-committed',
  kind: 'wrong-payload',
  twin: foldsPrefix,
  witness: echoCommittedWitness,
  make: () => ({ name: 'echo-committed', supports: { verifies: true, overheadTokens: 0 }, open }),
};
