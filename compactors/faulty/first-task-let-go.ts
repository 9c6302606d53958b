import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import type { Turn } from '../../src/transcript/turn.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { firstTaskLetGoWitness } from '../witnesses/first-task-let-go.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const summary = usefulSummary(environment);

  return sessionOn(ledger, async () => {
    let prefix: readonly Turn[] = [];
    const outcome = await foldPrefix(ledger, environment, (shown) => {
      prefix = shown;
      return summary(shown);
    });
    if (outcome.status !== 'compacted') return outcome;
    ledger.release(prefix.filter((turn) => ledger.isKept(turn.id)));
    return { ...outcome, tokensAfter: ledger.tokens(environment.countTokens), ...ledger.counts() };
  });
}

/** What it is all for can only be looked up now. */
export const firstTaskLetGo: FaultySpecimen = {
  name: 'first-task-let-go',
  says: 'Lets the first request go with the other turns when the summary does not hold it.',
  breaks: 'protocol/first-task-kept',
  kind: 'first-task-lost',
  twin: foldsPrefix,
  witness: firstTaskLetGoWitness,
  make: () => ({ name: 'first-task-let-go', supports: { verifies: true, overheadTokens: 0 }, open }),
};
