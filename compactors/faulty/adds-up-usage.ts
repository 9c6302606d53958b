import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { addsUpUsageWitness } from '../witnesses/adds-up-usage.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const { trigger, ...settings } = environment.settings;
  let used = 0;

  const session = sessionOn(ledger, async () => {
    if (trigger !== undefined && used <= trigger) return { status: 'noop', reason: 'below the trigger' };
    const write = usefulSummary(environment);
    const outcome = await foldPrefix(ledger, { ...environment, settings }, write);
    if (outcome.status === 'compacted') used = ledger.tokens(environment.countTokens);
    return outcome;
  });

  return {
    ...session,
    append(turns) {
      for (const turn of turns) {
        ledger.append([turn]);
        // Each turn is a request, and its usage has the whole context in it, most of which was cached.
        used += ledger.tokens(environment.countTokens);
      }
    },
  };
}

/** Every request pays for the whole context, and holds it only once. */
export const addsUpUsage: FaultySpecimen = {
  name: 'adds-up-usage',
  says: 'Adds up the usage of all requests, cached tokens included, and takes the sum for the size of the context.',
  breaks: 'budget/trigger-awaited',
  kind: 'early-fires',
  twin: foldsPrefix,
  witness: addsUpUsageWitness,
  make: () => ({ name: 'adds-up-usage', supports: { verifies: true, overheadTokens: 0 }, open }),
};
