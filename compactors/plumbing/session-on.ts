import type { Outcome, Session } from '../../src/compactor/session.js';
import { answerFrom } from './answer-from.js';
import type { Ledger } from './ledger.js';

/** A session whose memory is a ledger. */
export function sessionOn(ledger: Ledger, compact: () => Promise<Outcome>): Session {
  return {
    append: (turns) => ledger.append(turns),
    compact,
    view: () => ledger.view(),
    claims: () => ledger.claims(),
    recall: (id) => answerFrom(ledger, id),
  };
}
