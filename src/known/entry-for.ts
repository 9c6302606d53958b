import type { KnownEntry } from './known-file.js';

/** What is known of a property's failure on a compactor. */
export function entryFor(
  entries: readonly KnownEntry[],
  property: string,
  compactor: string,
): KnownEntry | undefined {
  return entries.find((entry) => entry.property === property && isOf(entry, compactor));
}

/** Whether an entry speaks of a compactor. */
export function isOf(entry: KnownEntry, compactor: string): boolean {
  return entry.compactor === undefined || entry.compactor === compactor;
}
