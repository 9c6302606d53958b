import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { fourCharactersATokenWitness } from '../witnesses/four-characters-a-token.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const session = sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));
  return { ...session, estimate: (text) => Math.ceil(text.length / 4) };
}

/** True of English prose. */
export const fourCharactersAToken: FaultySpecimen = {
  name: 'four-characters-a-token',
  says: 'Estimates tokens by dividing the length of a text by four.',
  breaks: 'budget/estimate-true',
  kind: 'script-tokens',
  twin: foldsPrefix,
  witness: fourCharactersATokenWitness,
  make: () => ({ name: 'four-characters-a-token', supports: { verifies: true, overheadTokens: 0 }, open }),
};
