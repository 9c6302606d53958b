import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { logRewrittenWitness } from '../witnesses/log-rewritten.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const session = sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));

  /** What a summary stands for need not be stored a second time. */
  const log = () =>
    ledger.turns.map((turn) => (ledger.summaryOf(turn.id) ? { ...turn, text: '[summarized]' } : turn));

  return { ...session, log };
}

/** There is no way back from the summary. */
export const logRewritten: FaultySpecimen = {
  name: 'log-rewritten',
  says: 'Replaces covered turns in the raw log by a note.',
  breaks: 'conservation/log-append-only',
  kind: 'raw-log-mutated',
  twin: foldsPrefix,
  witness: logRewrittenWitness,
  make: () => ({ name: 'log-rewritten', supports: { verifies: true, overheadTokens: 0 }, open }),
};
