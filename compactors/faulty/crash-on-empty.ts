import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { compactableExchanges } from '../plumbing/compactable-exchanges.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger, tokensOf } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { crashOnEmptyWitness } from '../witnesses/crash-on-empty.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const { keep } = environment.settings;
  return sessionOn(ledger, async () => {
    const exchanges = compactableExchanges(ledger.turns, ledger.isKept, keep);
    const sizes = exchanges.map((exchange) => tokensOf(exchange.turns));
    const largest = sizes.reduce((most, size) => Math.max(most, size));
    if (largest === 0) return { status: 'noop', reason: 'nothing but empty turns' };
    return foldPrefix(ledger, environment, usefulSummary(environment));
  });
}

/** The empty list was never tried. */
export const crashOnEmpty: FaultySpecimen = {
  name: 'crash-on-empty',
  says: 'Looks for the largest of the turns that can be compacted also when there are none.',
  breaks: 'failure/no-crash',
  kind: 'empty-select',
  twin: foldsPrefix,
  witness: crashOnEmptyWitness,
  make: () => ({ name: 'crash-on-empty', supports: { verifies: true, overheadTokens: 0 }, open }),
};
