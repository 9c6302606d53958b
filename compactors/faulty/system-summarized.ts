import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { prefixTaking } from '../plumbing/prefix-taking.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { systemSummarizedWitness } from '../witnesses/system-summarized.js';

const withSystemTurns = prefixTaking(({ turns }) => turns[0]?.role === 'system');

function open(environment: Environment): Session {
  const ledger = new Ledger();
  return sessionOn(ledger, () =>
    foldPrefix(ledger, environment, usefulSummary(environment), withSystemTurns),
  );
}

/** It was a turn like any other. */
export const systemSummarized: FaultySpecimen = {
  name: 'system-summarized',
  says: 'Summarizes the system turns together with the oldest ones.',
  breaks: 'protocol/system-first',
  kind: 'system-lost',
  twin: foldsPrefix,
  witness: systemSummarizedWitness,
  make: () => ({ name: 'system-summarized', supports: { verifies: true, overheadTokens: 0 }, open }),
};
