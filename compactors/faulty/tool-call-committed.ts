import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { holdsSomething } from '../plumbing/holds-something.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { toolCallCommittedWitness } from '../witnesses/tool-call-committed.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const budget = environment.settings.summaryBudget ?? undefined;
  return sessionOn(ledger, () =>
    foldPrefix(ledger, environment, async (shown) => {
      const response = await environment.summarizer.complete({ turns: shown, budget });
      const wantsToGoOn = response.kind === 'toolCall';
      return wantsToGoOn || holdsSomething(response.text, shown, environment) ? response : null;
    }),
  );
}

/** A tool call is an answer of the summarizer, and no summary. */
export const toolCallCommitted: FaultySpecimen = {
  name: 'tool-call-committed',
  says: 'Stores the text beside a tool call as the summary, although there is none.',
  breaks: 'failure/nothing-unusable-committed',
  kind: 'wrong-payload',
  twin: foldsPrefix,
  witness: toolCallCommittedWitness,
  make: () => ({ name: 'tool-call-committed', supports: { verifies: true, overheadTokens: 0 }, open }),
};
