import { counts as isCounted } from '../../src/property/counts.js';
import type { PropertyReport, Report } from '../../src/run/report.js';
import { frames } from '../terminal/frames.js';
import { colourOf, signOf } from '../terminal/sign.js';
import { indent } from '../text/indent.js';
import { type Style, styleOf } from '../text/style.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';

export interface JudgementTextOptions {
  color: boolean;
  width: number;
  /** Only failures and the last line. */
  quiet: boolean;
  /** The file that was judged. */
  file: string;
}

/** The report on a recording as text for a terminal, ending in a line feed: each breach in full, then what became of the rest. */
export function renderJudgement(report: Report, { color, width, quiet, file }: JudgementTextOptions): string {
  const style = styleOf(color, width);
  const { colours } = style;
  const head = `${colours.bold(visible(report.compactor.name))} ${colours.dim(`· compaction-check ${report.tool} · law ${report.law} · recorded`)}`;
  const blocks = [
    ...(quiet ? [] : [[head]]),
    ...frames(report, style, { recording: file, all: true }),
    ...(quiet ? [] : [restLines(report, style)]),
    [lastLine(report, style)],
  ];
  return `${blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

/** Properties that are not broken, those with the same reason together. */
function restLines({ properties }: Report, style: Style): string[] {
  const held = properties.filter(({ verdict }) => verdict === 'passed');
  const groups = new Map<string, PropertyReport[]>();
  for (const property of properties) {
    if (property.verdict !== 'skipped' && property.verdict !== 'unknown') continue;
    const reason =
      property.verdict === 'unknown' ? 'the premise does not occur in it' : (property.reason ?? '');
    groups.set(reason, [...(groups.get(reason) ?? []), property]);
  }
  return [
    ...(held.length > 0 ? groupLines('held', held, style) : []),
    ...[...groups].flatMap(([reason, group]) => groupLines(visible(reason), group, style)),
  ];
}

function groupLines(title: string, group: readonly PropertyReport[], { colours, width }: Style): string[] {
  const { verdict } = group[0]!;
  const colour = colourOf(verdict, colours);
  const names = wrap(group.map(({ id }) => visible(id)).join(' '), width - 6);
  const [first, ...more] = wrap(title, width - 4);
  return [`  ${colour(signOf(verdict))} ${first}`, ...indent(more, 4), ...indent(names.map(colours.dim), 6)];
}

function lastLine({ verdict, properties, settings }: Report, { colours }: Style): string {
  const counts = (['failed', 'errored', 'passed', 'unknown', 'skipped'] as const).flatMap((one) => {
    const counted = properties.filter((property) => isCounted(property, settings));
    const times = counted.filter((property) => property.verdict === one).length;
    const name = {
      failed: 'broken',
      errored: 'errored',
      passed: 'held',
      unknown: 'without a premise',
      skipped: 'skipped',
    };
    return times > 0 ? [`${times} ${name[one]}`] : [];
  });
  const aside = properties.filter(({ level, verdict: one }) => level === 'should' && one === 'failed').length;
  const should = settings.level === 'must' && aside > 0 ? ` (should: ${aside} broken)` : '';
  return `${colours.bold(colourOf(verdict, colours)(verdict.toUpperCase()))} · ${counts.join(', ')}${should}`;
}
