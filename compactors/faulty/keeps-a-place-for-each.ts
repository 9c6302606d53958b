import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import type { Turn } from '../../src/transcript/turn.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { keepsAPlaceForEachWitness } from '../witnesses/keeps-a-place-for-each.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const { keep = 0 } = environment.settings;
  const newest: (Turn | undefined)[] = new Array(keep);
  const session = sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment)));
  return {
    ...session,
    append(turns) {
      ledger.append(turns);
      newest.push(...turns);
      newest.splice(0, turns.length);
    },
  };
}

/** There is no array of half a place. */
export const keepsAPlaceForEach: FaultySpecimen = {
  name: 'keeps-a-place-for-each',
  says: 'Allots a ring buffer of as many places as turns are to be kept, before it looks at the number.',
  breaks: 'protocol/settings-total',
  kind: 'config-edge',
  twin: foldsPrefix,
  witness: keepsAPlaceForEachWitness,
  make: () => ({ name: 'keeps-a-place-for-each', supports: { verifies: true, overheadTokens: 0 }, open }),
};
