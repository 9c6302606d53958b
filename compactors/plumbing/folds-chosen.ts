import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { type Choose, foldPrefix } from './fold-prefix.js';
import { Ledger } from './ledger.js';
import { sessionOn } from './session-on.js';
import { usefulSummary } from './useful-summary.js';

/** Opens sessions whose passes fold the turns that `choose` takes. */
export function foldsChosen(choose: Choose): (environment: Environment) => Session {
  return (environment) => {
    const ledger = new Ledger();
    return sessionOn(ledger, () => foldPrefix(ledger, environment, usefulSummary(environment), choose));
  };
}
