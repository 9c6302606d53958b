import type { Report } from '../../src/run/report.js';
import { type Style, styleOf } from '../text/style.js';
import { visible } from '../text/visible.js';
import type { GivenFlags } from '../words/given-flags.js';
import { modelInWords } from '../words/model.js';
import { nameInWords } from '../words/name.js';
import { frames } from './frames.js';
import { knownLines } from './known-lines.js';
import { lastLines } from './last-lines.js';
import { propertyLines } from './property-lines.js';
import { repeatLines } from './repeat-lines.js';
import { statisticsLines } from './statistics-lines.js';
import { storeLines } from './store-lines.js';

export interface ReportOptions {
  color: boolean;
  /** Columns of the terminal. */
  width: number;
  /** Only failures and the last line. */
  quiet?: boolean;
  /** Every broken property with all its evidence, not only the first ones. */
  verbose?: boolean;
  /** The file that holds the compactor, as it was given to the command, for the commands that run and replay. */
  subject?: string;
  /** Flags that were given to the command, and that its commands have to repeat. */
  given?: GivenFlags;
}

/** A report as text for a terminal, ending in a line feed. */
export function renderReport(
  report: Report,
  { color, width, quiet = false, verbose = false, subject, given }: ReportOptions,
): string {
  const style = styleOf(color, width);
  const blocks = [
    ...(quiet ? [] : [headLines(report, style), propertyLines(report, style)]),
    ...[repeatLines(report, style)].filter((lines) => lines.length > 0),
    ...(report.statistics ? [statisticsLines(report.statistics, style)] : []),
    ...frames(report, style, { subject, given, all: verbose }),
    ...[storeLines(report, style, quiet), knownLines(report, style, quiet)].filter(
      (lines) => lines.length > 0,
    ),
    lastLines(report, style, subject, given),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function headLines({ tool, law, compactor, model }: Report, { colours }: Style): string[] {
  const name = visible(nameInWords(compactor));
  return [
    `${colours.bold(name)} ${colours.dim(`· compaction-check ${tool} · law ${law}`)}`,
    ...(model ? [colours.dim(modelInWords(model))] : []),
  ];
}
