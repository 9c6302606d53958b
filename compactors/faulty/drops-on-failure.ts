import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import type { Turn } from '../../src/transcript/turn.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { leavingTurns } from '../plumbing/leaving-turns.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { dropsOnFailureWitness } from '../witnesses/drops-on-failure.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const summary = usefulSummary(environment);

  return sessionOn(ledger, async () => {
    let dropped: readonly Turn[] = [];
    const outcome = await foldPrefix(ledger, environment, async (shown) => {
      const response = await summary(shown).catch(() => null);
      if (!response) dropped = leavingTurns(shown, [], ledger.turns);
      return response;
    });
    if (dropped.length === 0) return outcome;
    ledger.release(dropped);
    return { status: 'compacted', tokensAfter: ledger.tokens(environment.countTokens), ...ledger.counts() };
  });
}

/** Better to forget than to fail, somebody thought. */
export const dropsOnFailure: FaultySpecimen = {
  name: 'drops-on-failure',
  says: 'Falls back to a sliding window when it gets no summary: the turns leave, and nothing takes their place.',
  breaks: 'failure/failed-pass-changes-nothing',
  kind: 'error-commit',
  twin: foldsPrefix,
  witness: dropsOnFailureWitness,
  make: () => ({ name: 'drops-on-failure', supports: { verifies: true, overheadTokens: 0 }, open }),
};
