import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import type { Turn } from '../../src/transcript/turn.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { holdsSomething } from '../plumbing/holds-something.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { summaryByItsLooksWitness } from '../witnesses/summary-by-its-looks.js';

const isSummary = ({ text }: Turn) => /^\W?summary\b/i.test(text);

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const budget = environment.settings.summaryBudget ?? undefined;
  return sessionOn(ledger, () =>
    foldPrefix(ledger, environment, async (shown) => {
      const previous = shown
        .filter(isSummary)
        .map(({ text }) => text)
        .join('\n');
      const turns = shown.filter((turn) => !isSummary(turn));
      const response = await environment.summarizer.complete({ turns, previous, budget });
      return response.kind === 'text' && holdsSomething(response.text, shown, environment) ? response : null;
    }),
  );
}

/** Whoever pastes a summary has said something. */
export const summaryByItsLooks: FaultySpecimen = {
  name: 'summary-by-its-looks',
  says: 'Takes every turn that begins like a summary for an earlier summary of its own.',
  breaks: 'protocol/lookalikes-stay-turns',
  kind: 'marker-collision',
  twin: foldsPrefix,
  witness: summaryByItsLooksWitness,
  make: () => ({ name: 'summary-by-its-looks', supports: { verifies: true, overheadTokens: 0 }, open }),
};
