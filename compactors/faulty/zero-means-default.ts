import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { zeroMeansDefaultWitness } from '../witnesses/zero-means-default.js';

const DEFAULT_KEEP = 6;

function open(given: Environment): Session {
  const ledger = new Ledger();
  const { keep } = given.settings;
  const settings = keep === undefined ? given.settings : { ...given.settings, keep: keep || DEFAULT_KEEP };
  const environment: Environment = { ...given, settings };
  return sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));
}

/** Zero is a number too. */
export const zeroMeansDefault: FaultySpecimen = {
  name: 'zero-means-default',
  says: 'Keeps six turns when it is told to keep none.',
  breaks: 'coverage/progress',
  kind: 'config-edge',
  twin: foldsPrefix,
  witness: zeroMeansDefaultWitness,
  make: () => ({ name: 'zero-means-default', supports: { verifies: true, overheadTokens: 0 }, open }),
};
