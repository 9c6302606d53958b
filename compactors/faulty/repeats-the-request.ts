import type { Environment } from '../../src/compactor/compactor.js';
import type { KeptItem, Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { repeatsTheRequestWitness } from '../witnesses/repeats-the-request.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const session = sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));

  /** The request goes with every summary, so that it is in sight. */
  function request(): KeptItem[] {
    const newest = ledger.turns.findLast(({ role }) => role === 'user');
    if (ledger.summaries.length === 0 || !newest) return [];
    return [{ type: 'kept', turn: newest.id, role: 'user', text: newest.text }];
  }

  return { ...session, view: () => [...ledger.view(), ...request()] };
}

/** The model answers twice. */
export const repeatsTheRequest: FaultySpecimen = {
  name: 'repeats-the-request',
  says: 'Appends the newest request to the view after a pass, where it already stands.',
  breaks: 'conservation/ids-unique',
  kind: 'dup-turns',
  twin: foldsPrefix,
  witness: repeatsTheRequestWitness,
  make: () => ({ name: 'repeats-the-request', supports: { verifies: true, overheadTokens: 0 }, open }),
};
