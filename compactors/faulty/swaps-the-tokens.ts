import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { swapsTheTokensWitness } from '../witnesses/swaps-the-tokens.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  return sessionOn(ledger, async () => {
    const outcome = await foldPrefix(ledger, environment, usefulSummary(environment));
    return { ...outcome, tokensBefore: outcome.tokensAfter, tokensAfter: outcome.tokensBefore };
  });
}

/** The two numbers were handed over in the wrong order. */
export const swapsTheTokens: FaultySpecimen = {
  name: 'swaps-the-tokens',
  says: 'Reports the tokens after the pass as those before it, and the other way round.',
  breaks: 'protocol/honest-outcome',
  kind: 'misreport',
  twin: foldsPrefix,
  witness: swapsTheTokensWitness,
  make: () => ({ name: 'swaps-the-tokens', supports: { verifies: true, overheadTokens: 0 }, open }),
};
