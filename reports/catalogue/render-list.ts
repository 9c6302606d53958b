import type { Property } from '../../src/property/property.js';
import { coloursOf } from '../text/colours.js';
import { textWidth } from '../text/text-width.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';

const GAP = '  ';

/**
 * The properties, one after the other: id, clauses, level and subject, claim; a claim is wrapped where it exceeds
 * `width`.
 */
export function renderList(
  properties: readonly Property[],
  color: boolean,
  width = Number.POSITIVE_INFINITY,
): string {
  const colours = coloursOf(color);
  const columns = properties.map(({ id, clauses, level, subject }) => [
    visible(id),
    clauses.map(visible).join(' '),
    subject ? `${level}, ${subject}` : level,
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...columns.map((cells) => textWidth(cells[column]!))));
  const margin = widths.reduce((sum, each) => sum + each + GAP.length, 0);
  const isNarrow = width - margin < 30;
  const lines = properties.flatMap(({ claim }, row) => {
    const [id, clauses, level] = columns[row]!.map((cell, column) =>
      isNarrow ? cell : cell + ' '.repeat(widths[column]! - textWidth(cell)),
    );
    const head = [colours.bold(id), colours.dim(clauses), colours.dim(level), ''].join(GAP);
    const says = wrap(visible(claim), width - (isNarrow ? GAP.length : margin));
    if (isNarrow) return [head.trimEnd(), ...says.map((line) => GAP + line)];
    return says.map((line, at) => (at === 0 ? head : ' '.repeat(margin)) + line);
  });
  return `${lines.join('\n')}\n`;
}
