import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { goesByStaleUsageWitness } from '../witnesses/goes-by-stale-usage.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const { trigger, ...settings } = environment.settings;
  let usage = 0;

  const session = sessionOn(ledger, async () => {
    if (trigger !== undefined && usage <= trigger) return { status: 'noop', reason: 'below the trigger' };
    return foldPrefix(ledger, { ...environment, settings }, usefulSummary(environment));
  });

  return {
    ...session,
    append(turns) {
      ledger.append(turns);
      usage = Math.max(usage, ledger.tokens(environment.countTokens));
    },
  };
}

/** The number that set a pass off is still there when it is done. */
export const goesByStaleUsage: FaultySpecimen = {
  name: 'goes-by-stale-usage',
  says: 'Holds the largest usage that it has seen against the trigger, also when a pass has been applied since.',
  breaks: 'budget/trigger-awaited',
  kind: 'loop',
  twin: foldsPrefix,
  fewestSteps: 4,
  witness: goesByStaleUsageWitness,
  make: () => ({ name: 'goes-by-stale-usage', supports: { verifies: true, overheadTokens: 0 }, open }),
};
