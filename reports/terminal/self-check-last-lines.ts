import type { SelfCheckReport, Sensitivity } from '../../src/self-check/self-check-report.js';
import { amount, count, duration } from '../text/numbers.js';
import type { Style } from '../text/style.js';
import { checkCommand, selfCheckCommand } from '../words/commands.js';
import type { GivenFlags } from '../words/given-flags.js';
import { colourOf } from './sign.js';
import { withNextCommand } from './with-next-command.js';

const ORDER: readonly Sensitivity[] = ['broken', 'silent', 'fired', 'skipped'];

const ENDED: Readonly<Record<SelfCheckReport['ended'], string>> = {
  done: '',
  time: ', stopped by the time limit',
  hung: ', stopped after several cases that did not return',
  interrupted: ', interrupted',
};

/** The verdict of a self-check, with what became of how many properties, and the next command. */
export function selfCheckLastLines(
  report: SelfCheckReport,
  style: Style,
  subject?: string,
  given: GivenFlags = {},
): string[] {
  const { verdict, plays, ended, durationMs, settings } = report;
  const { colours } = style;
  const says = [
    colours.bold(colourOf(verdict, colours)(verdict.toUpperCase())),
    tally(report),
    `${count(plays, 'case')} in ${duration(durationMs)}${ENDED[ended]}`,
    `seed ${settings.seed}`,
  ].join(' · ');
  const again = `${colours.dim('again:')} ${colours.cyan(selfCheckCommand(report, subject, given))}`;
  const isBroken = report.properties.some(({ sensitivity }) => sensitivity === 'broken');
  const first = `${colours.dim('see what is broken:')} ${colours.cyan(checkCommand(report, subject, given))}`;
  return [...withNextCommand(says, again, style), ...(isBroken ? [first] : [])];
}

function tally({ properties }: SelfCheckReport): string {
  const parts = ORDER.flatMap((sensitivity) => {
    const times = properties.filter((property) => property.sensitivity === sensitivity).length;
    return times > 0 ? [`${amount(times)} ${sensitivity}`] : [];
  });
  return parts.join(', ') || 'there was no property to try';
}
