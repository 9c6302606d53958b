import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import type { Turn } from '../../src/transcript/turn.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { retriesWithLessWitness } from '../witnesses/retries-with-less.js';

const secondHalf = (turn: Turn): Turn => ({ ...turn, text: turn.text.slice(turn.text.length / 2) });

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const write = usefulSummary(environment);
  let isTooLong = false;
  return sessionOn(ledger, () =>
    foldPrefix(ledger, environment, async (shown) => {
      const written = await write(isTooLong ? shown.map(secondHalf) : shown).catch(() => null);
      isTooLong ||= written === null;
      return written;
    }),
  );
}

/** The next request gets through, and the claim is that of the one before. */
export const retriesWithLess: FaultySpecimen = {
  name: 'retries-with-less',
  says: 'Takes a request that came to nothing for too long, asks with the second half of each turn from then on, and claims the turns whole.',
  breaks: 'coverage/only-what-was-seen',
  kind: 'summariser-overflow',
  twin: foldsPrefix,
  fewestSteps: 3,
  witness: retriesWithLessWitness,
  make: () => ({ name: 'retries-with-less', supports: { verifies: true, overheadTokens: 0 }, open }),
};
