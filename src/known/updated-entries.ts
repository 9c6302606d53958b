import { counts } from '../property/counts.js';
import type { KnownReport, PropertyReport, Report } from '../run/report.js';
import { caseHash } from '../scenario/case-hash.js';
import { becameOf } from './became-of.js';
import { entryFor } from './entry-for.js';
import type { KnownEntry } from './known-file.js';
import type { Unreplayed } from './unreplayed-in.js';

/** What stands in a new entry until somebody has written why the failure is let pass. */
export const REASON_MISSING = 'TODO: why this failure is let pass for now';

/** Entries as a run found them, and what was changed. */
export interface UpdatedEntries {
  entries: KnownEntry[];
  update: NonNullable<KnownReport['update']>;
}

/**
 * The entries that a report asks for: those of failures that hold are left out, new failures that count get one, which
 * expires on a day, and all others stay as they are; in the order of their properties.
 */
export function updatedEntries(
  before: readonly KnownEntry[],
  report: Report,
  unreplayed: readonly Unreplayed[],
  expires: string,
): UpdatedEntries {
  const update: UpdatedEntries['update'] = { added: [], removed: [], kept: [] };
  const entries = new Set(before);
  for (const property of report.properties) {
    const entry = entryFor(before, property.id, report.compactor.name);
    if (!entry) {
      if (!isFailure(property) || !counts(property, report.settings)) continue;
      entries.add(newEntry(property, report, expires));
      update.added.push(property.id);
      continue;
    }
    const { status } = becameOf(entry, property, report, unreplayed);
    if (status === 'holds') {
      entries.delete(entry);
      update.removed.push(property.id);
      continue;
    }
    update.kept.push(property.id);
    if (status !== 'fails otherwise' || !property.counterexample) continue;
    entries.delete(entry);
    entries.add({ ...entry, counterexamples: [...entry.counterexamples!, hashOf(property)].sort() });
  }
  return { entries: [...entries].sort(inOrder), update };
}

function isFailure({ verdict }: PropertyReport): boolean {
  return verdict === 'failed' || verdict === 'errored';
}

function newEntry({ id, broken, met }: PropertyReport, { compactor }: Report, expires: string): KnownEntry {
  const about = { property: id, compactor: compactor.name, reason: REASON_MISSING, expires };
  return broken > 0 ? { ...about, seen: { broken, met: Math.max(met, broken) } } : about;
}

function hashOf({ id, counterexample }: PropertyReport): string {
  return caseHash(id, counterexample!.observation.scenario);
}

function inOrder(one: KnownEntry, other: KnownEntry): number {
  const keys = [one, other].map(({ property, compactor = '' }) => `${property}\n${compactor}`);
  return keys[0]! < keys[1]! ? -1 : Number(keys[0]! > keys[1]!);
}
