import { isOf } from './entry-for.js';
import type { KnownReading } from './known-file.js';
import { utcDay } from './utc-day.js';

/** What a run has to know of failures that are let pass today, as its option wants it. */
export function knownOption(
  { entries }: KnownReading,
  compactor: string,
  today = utcDay(),
): Map<string, readonly string[] | null> {
  const current = entries.filter((entry) => isOf(entry, compactor) && entry.expires >= today);
  return new Map(current.map(({ property, counterexamples = null }) => [property, counterexamples]));
}
