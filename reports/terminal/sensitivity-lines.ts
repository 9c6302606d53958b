import type {
  PropertySelfCheck,
  SelfCheckReport,
  Sensitivity,
} from '../../src/self-check/self-check-report.js';
import type { Colours } from '../text/colours.js';
import { amount } from '../text/numbers.js';
import type { Style } from '../text/style.js';
import { textWidth } from '../text/text-width.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';

const SIGNS: Readonly<Record<Sensitivity, string>> = { fired: '✓', broken: '✗', silent: '?', skipped: '–' };

/** One line per property: what it fired at, or why it did not; with `quiet` only those that ought to have fired. */
export function sensitivityLines({ properties }: SelfCheckReport, style: Style, quiet: boolean): string[] {
  const { colours, width } = style;
  const shown = quiet ? properties.filter(isLacking) : properties;
  const names = Math.max(0, ...shown.map((property) => textWidth(nameOf(property))));
  const margin = 4 + names + 2;
  return shown.flatMap((property) => {
    const paint = colourOf(property.sensitivity, colours);
    const lines = wrap(findingOf(property), Math.max(20, width - margin));
    const pad = ' '.repeat(names - textWidth(nameOf(property)));
    const name = `${visible(property.id)} ${colours.dim(property.clauses.map(visible).join(' '))}${pad}`;
    return lines.map((line, at) => {
      const says = property.sensitivity === 'fired' ? line : paint(line);
      return at === 0
        ? `  ${paint(SIGNS[property.sensitivity])} ${name}  ${says}`
        : `${' '.repeat(margin)}${says}`;
    });
  });
}

function isLacking({ sensitivity }: PropertySelfCheck): boolean {
  return sensitivity === 'silent' || sensitivity === 'broken';
}

function nameOf({ id, clauses }: PropertySelfCheck): string {
  return `${visible(id)} ${clauses.map(visible).join(' ')}`;
}

function findingOf({ sensitivity, reason, firedBy }: PropertySelfCheck): string {
  if (firedBy) return `${firedBy.corruption}: ${amount(firedBy.runs)} of ${amount(firedBy.of)} runs`;
  return reason === null ? sensitivity : `${sensitivity}: ${visible(reason)}`;
}

function colourOf(sensitivity: Sensitivity, colours: Colours): (text: string) => string {
  return { fired: colours.green, broken: colours.red, silent: colours.yellow, skipped: colours.dim }[
    sensitivity
  ];
}
