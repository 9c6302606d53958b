import type { CurvePoint, CurveReport } from '../../src/calibrate/calibration-report.js';
import type { Colours } from '../text/colours.js';
import { ratioInWords } from './ratio-in-words.js';

const BARS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** Coverage at each ratio as a row of bars, full from 99 % on, with the ratios at its ends and the knee under it. */
export function chartLines({ points, knee }: CurveReport, wanted: number, colours: Colours): string[] {
  if (points.length < 2) return [];
  const paint = ({ coverage }: CurvePoint) => (coverage >= wanted ? colours.green : colours.red);
  const bars = points.map((point) => paint(point)(barOf(point.coverage, wanted))).join('');
  const [first, last] = [points[0]!, points.at(-1)!];
  const head = ratioInWords(first.ratio).padStart(4);
  const place = knee.ratio === null ? -1 : points.findLastIndex(({ ratio }) => ratio <= knee.ratio);
  const mark = place < 0 ? [] : [`${' '.repeat(head.length + 1 + place)}${colours.dim('^ knee')}`];
  return [`${colours.dim(head)} ${bars} ${colours.dim(ratioInWords(last.ratio))}`, ...mark];
}

function barOf(coverage: number, wanted: number): string {
  if (coverage >= wanted) return BARS.at(-1)!;
  return BARS[Math.min(BARS.length - 2, Math.floor((coverage / wanted) * (BARS.length - 1)))]!;
}
