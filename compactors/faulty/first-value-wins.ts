import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { agentLoop } from '../correct/agent-loop.js';
import { currentValues } from '../plumbing/current-values.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { headSummaries } from '../plumbing/head-summaries.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import type { FaultySpecimen } from '../specimen.js';
import { firstValueWinsWitness } from '../witnesses/first-value-wins.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const write = headSummaries(environment, (shown) => currentValues(shown.toReversed()));
  return sessionOn(ledger, () => foldPrefix(ledger, environment, write));
}

/** Read from the newest turn on, the oldest value is written last. */
export const firstValueWins: FaultySpecimen = {
  name: 'first-value-wins',
  says: 'Heads its summaries with what holds now, and collects that from the newest turn to the oldest.',
  breaks: 'coverage/later-value-wins',
  kind: 'stale-state',
  twin: agentLoop,
  witness: firstValueWinsWitness,
  make: () => ({ name: 'first-value-wins', supports: { verifies: true, overheadTokens: 96 }, open }),
};
