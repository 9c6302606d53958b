import type { PropertyReport, Report } from '../../src/run/report.js';
import { type Style, styleOf } from '../text/style.js';
import { visible } from '../text/visible.js';
import { frames } from './frames.js';
import type { ReportOptions } from './render-report.js';

/** The report of a replay as text for a terminal: the frames of what still breaks, and what became of each property. */
export function renderReplay(
  report: Report,
  { color, width, subject, given }: Omit<ReportOptions, 'quiet'>,
): string {
  const style = styleOf(color, width);
  const blocks = [
    ...frames(report, style, { subject, given, all: true }),
    report.properties.map((property) => replayLine(property, report, style)),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function replayLine({ id, verdict, reason }: PropertyReport, { runs }: Report, { colours }: Style): string {
  const name = visible(id);
  switch (verdict) {
    case 'failed':
    case 'errored':
      return `${colours.bold(colours.red('STILL BREAKS'))} · ${name}`;
    case 'passed':
      return `${colours.bold(colours.green('HOLDS'))} · ${name} does not break on this conversation`;
    case 'unknown':
      if (runs === 0)
        return `${colours.bold(colours.yellow('UNKNOWN'))} · ${name}: the scenario has no steps`;
      return `${colours.bold(colours.green('HOLDS'))} · ${name} does not break on this conversation: ${visible(reason ?? '')}`;
    case 'skipped':
      return `${colours.bold('SKIPPED')} · ${name}: ${visible(reason ?? '')}`;
  }
}
