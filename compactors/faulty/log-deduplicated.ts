import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { logDeduplicatedWitness } from '../witnesses/log-deduplicated.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const session = sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));
  const log = () => [...new Map(ledger.turns.map((turn) => [turn.text, turn])).values()];
  return { ...session, log };
}

/** It was said twice for a reason. */
export const logDeduplicated: FaultySpecimen = {
  name: 'log-deduplicated',
  says: 'Stores turns of equal text once.',
  breaks: 'conservation/log-append-only',
  kind: 'id-collision',
  twin: foldsPrefix,
  witness: logDeduplicatedWitness,
  make: () => ({ name: 'log-deduplicated', supports: { verifies: true, overheadTokens: 0 }, open }),
};
