import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { countsTalkOnlyWitness } from '../witnesses/counts-talk-only.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const session = sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));

  /** Of a tool use or a result, only what is said beside it is a message's content. */
  function estimate(text: string): number {
    const turn = ledger.turns.find((one) => one.text === text);
    return turn?.uses || turn?.results
      ? environment.countTokens(text.split('\n')[0]!)
      : environment.countTokens(text);
  }

  return { ...session, estimate };
}

/** The view is full of what nobody counted. */
export const countsTalkOnly: FaultySpecimen = {
  name: 'counts-talk-only',
  says: 'Estimates a message with tool uses or results by the first line of its text.',
  breaks: 'budget/estimate-true',
  kind: 'overhead-uncounted',
  twin: foldsPrefix,
  witness: countsTalkOnlyWitness,
  make: () => ({ name: 'counts-talk-only', supports: { verifies: true, overheadTokens: 0 }, open }),
};
