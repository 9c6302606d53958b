import { oneAtATime } from '../../src/compactor/one-at-a-time.js';
import type { Outcome, Session } from '../../src/compactor/session.js';
import { answerFrom } from './answer-from.js';
import type { Ledger } from './ledger.js';

/** A session whose memory is a ledger, and whose passes run one after the other. */
export function sessionOn(ledger: Ledger, compact: () => Promise<Outcome>): Session {
  const inTurn = oneAtATime();
  return {
    append: (turns) => ledger.append(turns),
    compact: () => inTurn(compact),
    view: () => ledger.view(),
    claims: () => ledger.claims(),
    recall: (id) => answerFrom(ledger, id),
  };
}
