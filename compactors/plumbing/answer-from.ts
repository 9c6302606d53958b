import type { Answer } from '../../src/compactor/session.js';
import type { TurnId } from '../../src/transcript/turn.js';
import type { Ledger } from './ledger.js';

/**
 * The summary for a covered turn, its own text for any other.
 *
 * @throws Error that names an id which was never appended.
 */
export function answerFrom(ledger: Ledger, id: TurnId): Answer {
  const { text } = ledger.turn(id);
  const summary = ledger.summaryOf(id);
  if (summary) return { text: summary.body, source: 'summary' };
  return { text, source: ledger.isKept(id) ? 'view' : 'log' };
}
