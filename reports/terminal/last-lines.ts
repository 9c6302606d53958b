import type { Report } from '../../src/run/report.js';
import type { Style } from '../text/style.js';
import { runCommand } from '../words/commands.js';
import type { GivenFlags } from '../words/given-flags.js';
import { runsInWords } from '../words/runs.js';
import { tally } from '../words/tally.js';
import { colourOf } from './sign.js';
import { withNextCommand } from './with-next-command.js';

/** The verdict of a report, with its seed, runs and time, and how to run it again; on two lines where one is too short. */
export function lastLines(report: Report, style: Style, subject?: string, given?: GivenFlags): string[] {
  const { verdict, settings } = report;
  const { colours } = style;
  const says = [
    colours.bold(colourOf(verdict, colours)(verdict.toUpperCase())),
    tally(report),
    runsInWords(report),
    `seed ${settings.seed}`,
  ].join(' · ');
  const again = `${colours.dim('again:')} ${colours.cyan(runCommand(report, subject, given))}`;
  return withNextCommand(says, again, style);
}
