import type { Moment } from '../../src/property/observation.js';
import { amount } from '../text/numbers.js';
import { shorten } from '../text/shorten.js';

const COUNTS = ['covered', 'uncovered', 'kept'] as const;

/** How a pass ended, as the compactor tells it; null where it tells nothing. */
export function outcomeInWords({ outcome, refusal }: Moment): string | null {
  if (refusal) return `refused by ${shorten(refusal.name, 40)}: ${shorten(refusal.message, 100)}`;
  if (!outcome) return null;
  const counts = COUNTS.flatMap((name) => {
    const value = outcome[name];
    return value === undefined ? [] : [`${amount(value)} ${name}`];
  });
  const { tokensBefore, tokensAfter } = outcome;
  if (tokensBefore !== undefined && tokensAfter !== undefined) {
    counts.push(`${amount(tokensBefore)} → ${amount(tokensAfter)} tokens`);
  }
  return [
    outcome.status,
    outcome.truncated ? 'says that the summary is truncated' : '',
    counts.join(', '),
    outcome.reason ? `“${shorten(outcome.reason, 100)}”` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
