import type { CompareReport, Difference, Shift } from '../../src/compare/compare-report.js';
import type { Colours } from '../text/colours.js';
import { indent } from '../text/indent.js';
import type { Style } from '../text/style.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';
import { changeInWords } from './change-in-words.js';
import { differenceInWords } from './difference-in-words.js';
import { inOrder } from './in-order.js';
import { shiftInWords } from './shift-in-words.js';

const MARGIN = 6;

/** What differs, a few lines each: properties broken anew and repaired, counts that went up or down, what was left out. */
export function compareLines(report: CompareReport, style: Style): string[] {
  const { colours, width } = style;
  const says = (text: string) => indent(wrap(visible(text), width - MARGIN), MARGIN);
  const linesOf = (difference: Difference) => {
    const { property, clauses } = difference;
    const [sign, colour] = signOf(difference, colours);
    const words = changeInWords(difference);
    const name = `${visible(property)} ${colours.dim(clauses.map(visible).join(' '))}`.trimEnd();
    return [`  ${colour(`${sign} ${words}`)} ${name}`, ...says(differenceInWords(difference, report.runs))];
  };
  const differences = inOrder(report.differences);
  const must = differences.filter(({ level }) => level === 'must');
  const should = differences.filter(({ level }) => level === 'should');
  const counted = report.settings.level === 'should' ? 'counted in the verdict, as asked' : 'reported only';
  return [
    ...must.flatMap(linesOf),
    ...(should.length > 0 ? [`  should: ${counted}`, ...should.flatMap(linesOf)] : []),
    ...report.shifts.flatMap((shift) => [`  ${headOf(shift, colours)}`, ...says(shiftInWords(shift))]),
    ...report.notCompared.flatMap(({ property, reason }) => [
      `  ${colours.dim('– not compared')} ${visible(property)}`,
      ...says(reason).map(colours.dim),
    ]),
  ];
}

function headOf({ measure, certainty }: Shift, { bold, dim }: Colours): string {
  return certainty === 'sure' ? bold(measure) : `${dim('? by chance')} ${measure}`;
}

function signOf({ change, certainty }: Difference, { dim, red, green }: Colours) {
  if (certainty === 'chance') return ['?', dim] as const;
  return change === 'regression' ? (['✗', red] as const) : (['✓', green] as const);
}
