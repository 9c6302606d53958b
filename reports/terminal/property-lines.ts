import type { PropertyReport, Report } from '../../src/run/report.js';
import { indent } from '../text/indent.js';
import type { Style } from '../text/style.js';
import { textWidth } from '../text/text-width.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';
import { figureInWords } from '../words/figure.js';
import { knownSentence } from '../words/known.js';
import { finding, LENGTHS } from './finding.js';
import { propertySign } from './property-sign.js';
import { signOf } from './sign.js';

const PASSED = signOf('passed');

const LEGEND = 'Counted are the runs that met the premise; rates hold with 95 % confidence.';

/** One line per property: sign, id, clauses, what was found, its figures under it; `should` properties stand apart. */
export function propertyLines({ properties, runs, settings }: Report, style: Style): string[] {
  const { colours, width } = style;
  const names = Math.max(0, ...properties.map((property) => textWidth(nameOf(property))));
  const margin = 4 + names + 2;
  const passed = properties.filter(({ verdict }) => verdict === 'passed');
  const length = LENGTHS.find((each) =>
    passed.every((property) => margin + textWidth(finding(property, runs, each)) <= width),
  );
  const linesOf = (property: PropertyReport): string[] => {
    const { sign, colour } = propertySign(property, colours);
    const from = length ? margin : 6;
    const says = wrap(finding(property, runs, length ?? 'short'), Math.max(20, width - from));
    const lines = [
      ...says.map((line) => (sign === PASSED ? line : colour(line))),
      ...knownOf(property).flatMap((line) => wrap(visible(line), Math.max(20, width - from))),
      ...Object.entries(property.figures)
        .filter(([, { whole }]) => whole > 0)
        .flatMap((figure) => wrap(visible(figureInWords(...figure)), Math.max(20, width - from)))
        .map(colours.dim),
    ];
    const pad = ' '.repeat(names - textWidth(nameOf(property)));
    const head = `  ${colour(sign)} ${visible(property.id)} ${colours.dim(clausesOf(property))}${pad}`;
    return length
      ? [`${head}  ${lines[0]}`, ...indent(lines.slice(1), from)]
      : [head.trimEnd(), ...indent(lines, from)];
  };
  const must = properties.filter(({ level }) => level === 'must');
  const should = properties.filter(({ level }) => level === 'should');
  const counts =
    settings.level === 'should' ? 'counted in the verdict, as asked' : 'reported, not counted in the verdict';
  return [
    ...must.flatMap(linesOf),
    ...(should.length > 0 ? ['', `  should: ${counts}`, ...should.flatMap(linesOf)] : []),
    ...(length === 'full' || passed.length === 0
      ? []
      : ['', ...indent(wrap(LEGEND, width - 2)).map(colours.dim)]),
  ];
}

/** What is known of its failure, where nothing else tells that. */
function knownOf(property: PropertyReport): string[] {
  const says = knownSentence(property);
  return says === null ? [] : [says];
}

function nameOf(property: PropertyReport): string {
  return `${visible(property.id)} ${clausesOf(property)}`;
}

function clausesOf({ clauses }: PropertyReport): string {
  return clauses.map(visible).join(' ');
}
