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

/** A kind of report: what it says, what in the real world it imitates, and the ids in it. */
interface Report {
  does: string;
  imitates: string;
  ids(source: ReportSource): TurnId[] | undefined;
}

/** All kinds of report, by name. */
export const REPORTS: Readonly<Record<ReportKind, Report>> = {
  none: {
    does: 'Reports nothing.',
    imitates: 'A plain completion: a text, and no word of what it was made from.',
    ids: () => undefined,
  },
  truthful: {
    does: 'The turns whose anchor and facts are in the text.',
    imitates: 'An extractive summarizer, which knows what it took.',
    ids: ({ written }) => [...written],
  },
  everything: {
    does: 'All turns that it was shown, whatever became of them.',
    imitates: 'Code that reports its input, and models that are asked whether they read all of it.',
    ids: ({ shown }) => [...shown],
  },
  nothing: {
    does: 'An empty list, which is a report: none of the turns.',
    imitates: 'Structured output whose list was left at its default.',
    ids: () => [],
  },
  'too-little': {
    does: 'Every other turn of what it wrote about; nothing where that is one turn.',
    imitates: 'Models that list what seemed to matter, and leave gaps.',
    ids: ({ written }) => (written.length < 2 ? [] : written.filter((_, at) => at % 2 === 0)),
  },
  'unknown-ids': {
    does: 'What it wrote about, a turn that it was not shown, and an id that no log has.',
    imitates: 'Models that write ids as they write everything else.',
    ids: (source) => [...source.written, ...newestNotShown(source), UNKNOWN_ID],
  },
  repeated: {
    does: 'What it wrote about, twice.',
    imitates: 'Reports of several chunks that overlap, put one after the other.',
    ids: ({ written }) => [...written, ...written],
  },
  shuffled: {
    does: 'What it wrote about, in another order.',
    imitates: 'Sets, and chunks that were answered out of order.',
    ids: ({ written }) => [
      ...written.filter((_, at) => at % 2 === 1),
      ...written.filter((_, at) => at % 2 === 0),
    ],
  },
  range: {
    does: 'Everything from the first turn that it was shown to the last, also what was not shown between them.',
    imitates: 'A report of two ends: from here to there.',
    ids: rangeOfShown,
  },
};

/** The ids that a summarizer says it consumed; undefined is no report. */
export function reportIds(kind: ReportKind, source: ReportSource): TurnId[] | undefined {
  return REPORTS[kind].ids(source);
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
