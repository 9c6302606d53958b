import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { neverAboveNanWitness } from '../witnesses/never-above-nan.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const { trigger } = environment.settings;
  return sessionOn(ledger, async () => {
    const isDue = trigger === undefined || ledger.tokens(environment.countTokens) > trigger;
    if (!isDue) return { status: 'noop', reason: 'below the trigger' };
    return foldPrefix(ledger, environment, usefulSummary(environment));
  });
}

/** Nothing is more than NaN. */
export const neverAboveNan: FaultySpecimen = {
  name: 'never-above-nan',
  says: 'Compares the view with its trigger whatever that is, and takes NaN for one that is not reached.',
  breaks: 'protocol/settings-total',
  kind: 'config-edge',
  twin: foldsPrefix,
  witness: neverAboveNanWitness,
  make: () => ({ name: 'never-above-nan', supports: { verifies: true, overheadTokens: 0 }, open }),
};
