import type { Turn, TurnId } from '../transcript/turn.js';
import type { ReportKind } from './behaviour.js';

/** An id that no log has: turns are numbered from 1. */
export const UNKNOWN_ID: TurnId = 't0';

/** What a report may be made of: the log so far, and which of its turns were shown and which written, in log order. */
export interface ReportSource {
  known: readonly Turn[];
  shown: readonly TurnId[];
  /** The shown turns whose anchor and facts were written whole. */
  written: readonly TurnId[];
}

const REPORTS: Record<ReportKind, (source: ReportSource) => TurnId[] | undefined> = {
  none: () => undefined,
  truthful: ({ written }) => [...written],
  everything: ({ shown }) => [...shown],
  nothing: () => [],
  'too-little': ({ written }) => written.slice(0, Math.floor(written.length / 2)),
  'unknown-ids': (source) => [...source.written, ...newestNotShown(source), UNKNOWN_ID],
  repeated: ({ written }) => [...written, ...written],
  shuffled: ({ written }) => [
    ...written.filter((_, at) => at % 2 === 1),
    ...written.filter((_, at) => at % 2 === 0),
  ],
  range: rangeOfShown,
};

/** The ids that a summarizer says it consumed; undefined is no report. */
export function reportIds(kind: ReportKind, source: ReportSource): TurnId[] | undefined {
  return REPORTS[kind](source);
}

function newestNotShown({ known, shown }: ReportSource): TurnId[] {
  const newest = known.findLast((turn) => !shown.includes(turn.id));
  return newest ? [newest.id] : [];
}

function rangeOfShown({ known, shown }: ReportSource): TurnId[] {
  if (shown.length === 0) return [];
  const ids = known.map((turn) => turn.id);
  return ids.slice(ids.indexOf(shown[0]!), ids.indexOf(shown.at(-1)!) + 1);
}
