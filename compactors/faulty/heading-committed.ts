import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { whyUnfit } from '../plumbing/why-unfit.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { headingCommittedWitness } from '../witnesses/heading-committed.js';

const HEADING = '## Conversation so far\n';

const NO_SUMMARY = /^(I['’]m sorry|I can(not|['’]t)|No prior history)/i;

function open({ summarizer, settings, ...rest }: Environment): Session {
  const ledger = new Ledger();
  const { summaryBudget } = settings;
  const budget = summaryBudget === null ? undefined : Math.max(0, summaryBudget - rest.countTokens(HEADING));
  return sessionOn(ledger, () =>
    foldPrefix(ledger, { summarizer, settings, ...rest }, async (shown) => {
      const response = await summarizer.complete({ turns: shown, budget });
      const text = HEADING + response.text;
      const limits = { budget: summaryBudget, countTokens: rest.countTokens };
      if (response.kind !== 'text' || NO_SUMMARY.test(text) || whyUnfit(text, shown, limits)) return null;
      return { ...response, text };
    }),
  );
}

/** The heading was added one line too early: no refusal begins like one any more. */
export const headingCommitted: FaultySpecimen = {
  name: 'heading-committed',
  says: 'Looks for refusals at the beginning of a text that it has put a heading before.',
  breaks: 'failure/nothing-unusable-committed',
  kind: 'blank-commit',
  twin: foldsPrefix,
  witness: headingCommittedWitness,
  make: () => ({ name: 'heading-committed', supports: { verifies: true, overheadTokens: 8 }, open }),
};
