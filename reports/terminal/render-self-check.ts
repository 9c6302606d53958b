import type { SelfCheckReport } from '../../src/self-check/self-check-report.js';
import { type Style, styleOf } from '../text/style.js';
import { visible } from '../text/visible.js';
import { nameInWords } from '../words/name.js';
import { corruptionLines } from './corruption-lines.js';
import type { ReportOptions } from './render-report.js';
import { selfCheckLastLines } from './self-check-last-lines.js';
import { sensitivityLines } from './sensitivity-lines.js';

/** The report of a self-check as text for a terminal, ending in a line feed; `verbose` tells of every corruption. */
export function renderSelfCheck(
  report: SelfCheckReport,
  { color, width, quiet = false, verbose = false, subject, given }: ReportOptions,
): string {
  const style = styleOf(color, width);
  const blocks = [
    ...(quiet ? [] : [headLines(report, style)]),
    sensitivityLines(report, style, quiet),
    ...(quiet ? [] : [corruptionLines(report, style, verbose)]),
    selfCheckLastLines(report, style, subject, given),
  ];
  const filled = blocks.filter((lines) => lines.length > 0);
  return `${filled.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function headLines({ tool, law, compactor }: SelfCheckReport, { colours }: Style): string[] {
  const name = visible(nameInWords(compactor));
  return [`${colours.bold(name)} ${colours.dim(`· compaction-check ${tool} · law ${law} · self-check`)}`];
}
