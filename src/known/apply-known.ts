import type { PropertyReport, Report } from '../run/report.js';
import { verdictOfAll } from '../run/verdict-of-all.js';
import { becameOf } from './became-of.js';
import { entryFor, isOf } from './entry-for.js';
import type { KnownReading } from './known-file.js';
import { type Unreplayed, unreplayedIn } from './unreplayed-in.js';
import { utcDay } from './utc-day.js';

/** What is taken into account besides the report. */
export interface KnownContext {
  /** As YYYY-MM-DD, in UTC. */
  today?: string;
  /** Stored cases that nobody replayed, where the report says nothing of them. */
  unreplayed?: readonly Unreplayed[];
}

/** A report with what is known of the failures in it, and its verdict with regard to that. */
export function applyKnown(
  report: Report,
  { file, entries }: KnownReading,
  { today = utcDay(), unreplayed = unreplayedIn(report.store, report.compactor.name) }: KnownContext = {},
): Report {
  const properties = report.properties.map(({ known: _, ...property }): PropertyReport => {
    const entry = entryFor(entries, property.id, report.compactor.name);
    if (!entry) return property;
    const { reason, link = null, expires, counterexamples = null } = entry;
    const became = becameOf(entry, property, report, unreplayed);
    const expired = expires < today ? { expired: true as const } : {};
    return { ...property, known: { reason, link, expires, counterexamples, ...became, ...expired } };
  });
  const verdict = verdictOfAll(properties, report.settings, report.shard ? null : report.store);
  const elsewhere = entries.filter((entry) => !isOf(entry, report.compactor.name)).length;
  return { ...report, verdict, properties, known: { ...report.known, file, elsewhere } };
}
