import type { PropertyReport, RepeatReport, Report } from '../../src/run/report.js';
import { amount, percentBetween, percentPassed } from '../text/numbers.js';
import type { Style } from '../text/style.js';
import { type Cell, table } from '../text/table.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';
import { repeatLegend } from '../words/repeat-legend.js';

type Repeated = PropertyReport & { repeat: RepeatReport };

/** How often all tries of a conversation passed, and a single one, of each property that broke in one of them. */
export function repeatLines({ properties, settings }: Report, { colours, width }: Style): string[] {
  const { repeat: tries } = settings;
  const judged = properties.filter((one): one is Repeated => (one.repeat?.passAll.whole ?? 0) > 0);
  if (tries === undefined || judged.length === 0) return [];
  const broken = judged.filter(({ repeat: { passAll } }) => passAll.part < passAll.whole);
  const rows = broken.map(({ id, repeat: { passAll, passOne, flaky } }): Cell[] => [
    `  ${visible(id)}`,
    percentPassed(passAll.part / passAll.whole),
    { text: between(passAll.interval), paint: colours.dim },
    percentPassed(passOne.share ?? 0),
    { text: between(passOne.interval), paint: colours.dim },
    `${amount(flaky)} of ${amount(passAll.whole - passAll.part)}`,
  ]);
  const head = ['  Tries', `pass^${tries}`, '', 'one try', '', 'flaky'].map((text) => ({
    text,
    paint: colours.bold,
  }));
  const rest = judged.length - broken.length;
  const others =
    rest === 0
      ? []
      : [
          `  ${broken.length > 0 ? `others (${amount(rest)})` : amount(rest)}: every try passed; the rates above are those of 1 − pass^${tries}`,
        ];
  return [
    ...(broken.length > 0 ? table([head, ...rows], width, [1, 3]) : []),
    ...others,
    '',
    ...wrap(repeatLegend(tries), width - 2).map((line) => `  ${colours.dim(line)}`),
  ];
}

function between(interval: readonly [number, number] | null): string {
  return interval ? percentBetween(...interval) : '';
}
