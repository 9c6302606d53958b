import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger, tokensOf } from '../plumbing/ledger.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { countsWhatIsGoneWitness } from '../witnesses/counts-what-is-gone.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const { trigger, ...settings } = environment.settings;
  const write = usefulSummary(environment);

  return sessionOn(ledger, async () => {
    if (trigger !== undefined && tokensOf(ledger.turns) <= trigger)
      return { status: 'noop', reason: 'below the trigger' };
    if (nextPrefix(ledger, settings).length > 0)
      return foldPrefix(ledger, { ...environment, settings }, write);
    // It is over the trigger, so there must be something.
    const turns = ledger.turns.filter(({ id }) => ledger.isKept(id));
    const budget = settings.summaryBudget ?? undefined;
    await environment.summarizer.complete({ turns, previous: ledger.summaries.at(-1)?.body, budget });
    return { status: 'noop', reason: 'the summary says nothing new' };
  });
}

/** A log only ever grows, so that from some day on every request is preceded by a pass. */
export const countsWhatIsGone: FaultySpecimen = {
  name: 'counts-what-is-gone',
  says: 'Holds the tokens of the whole log against the trigger, also of turns that have left the view.',
  breaks: 'passes/no-loop',
  kind: 'loop',
  twin: foldsPrefix,
  witness: countsWhatIsGoneWitness,
  make: () => ({ name: 'counts-what-is-gone', supports: { verifies: true, overheadTokens: 0 }, open }),
};
