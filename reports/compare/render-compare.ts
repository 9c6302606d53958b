import type { ComparedCompactor, CompareReport } from '../../src/compare/compare-report.js';
import { withNextCommand } from '../terminal/with-next-command.js';
import { type Style, styleOf } from '../text/style.js';
import { visible } from '../text/visible.js';
import { nameInWords } from '../words/name.js';
import { againCommand } from './compare-commands.js';
import { compareLines } from './compare-lines.js';
import type { CompareTextOptions } from './compare-text-options.js';
import { differenceFrame } from './difference-frame.js';
import { inOrder } from './in-order.js';
import { verdictInWords } from './verdict-in-words.js';

/** So many differences are shown with all their evidence, unless all are asked for. */
const FULL_FRAMES = 3;

interface Options extends CompareTextOptions {
  color: boolean;
  width: number;
  quiet?: boolean;
  verbose?: boolean;
}

/** The report of a comparison as text for a terminal, ending in a line feed. */
export function renderCompare(
  report: CompareReport,
  { color, width, quiet = false, verbose = false, ...about }: Options,
): string {
  const style = styleOf(color, width);
  const blocks = [
    ...(quiet ? [] : [headLines(report, style)]),
    ...(quiet ? [] : [compareLines(report, style)]),
    ...frames(report, style, verbose, about),
    lastLines(report, style, about),
  ];
  const shown = blocks.filter((lines) => lines.length > 0);
  return `${shown.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function headLines({ tool, law, old, new: now }: CompareReport, { colours }: Style): string[] {
  const named = (label: string, compactor: ComparedCompactor) =>
    `${colours.dim(label)} ${colours.bold(visible(nameInWords(compactor)))}${
      compactor.source === null ? '' : colours.dim(` · ${visible(compactor.source)}`)
    }`;
  return [
    named('old', old),
    `${named('new', now)} ${colours.dim(`· compaction-check ${tool} · law ${law}`)}`,
  ];
}

function frames(report: CompareReport, style: Style, all: boolean, about: CompareTextOptions): string[][] {
  const sure = report.differences.filter(({ certainty }) => certainty !== 'chance');
  return inOrder(sure).flatMap((difference, index) => {
    const { smallest } = difference;
    if (!smallest) return [];
    const brief = !all && index >= FULL_FRAMES;
    return [differenceFrame(difference, smallest, style, { ...about, brief })];
  });
}

function lastLines(report: CompareReport, style: Style, about: CompareTextOptions): string[] {
  const { colours } = style;
  const { verdict } = report;
  const colour = verdict === 'regressed' ? colours.red : verdict === 'same' ? colours.green : colours.yellow;
  const says = `${colours.bold(colour(verdict.toUpperCase()))} · ${verdictInWords(report, Boolean(about.file))}`;
  const isRepeatable = about.words && !about.file && verdict !== 'incomparable';
  if (!isRepeatable) return [says];
  const again = againCommand(report, about.words!, about.given);
  return withNextCommand(says, `${colours.dim('again:')} ${colours.cyan(again)}`, style);
}
