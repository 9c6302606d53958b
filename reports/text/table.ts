import { shorten } from './shorten.js';
import { textWidth } from './text-width.js';

/** A cell of a table; `paint` colours it after it was padded. */
export type Cell = string | { text: string; paint(text: string): string };

/**
 * The rows as lines with aligned columns. Columns named in `right` are aligned to the right; the last one is shortened
 * to what `width` leaves.
 */
export function table(
  rows: readonly (readonly Cell[])[],
  width: number,
  right: readonly number[] = [],
): string[] {
  const last = Math.max(...rows.map((row) => row.length)) - 1;
  const widths = Array.from({ length: last }, (_, column) =>
    Math.max(0, ...rows.filter((row) => row.length > last).map((row) => textWidth(textOf(row[column]!)))),
  );
  const used = widths.reduce((sum, each) => sum + each + GAP.length, 0);
  return rows.map((row) =>
    row
      .map((cell, column) => {
        const text = textOf(cell);
        if (column === row.length - 1) return painted(cell, shorten(text, Math.max(12, width - used)));
        const pad = ' '.repeat(Math.max(0, widths[column]! - textWidth(text)));
        return painted(cell, right.includes(column) ? pad + text : text + pad);
      })
      .join(GAP)
      .trimEnd(),
  );
}

const GAP = '  ';

function textOf(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.text;
}

function painted(cell: Cell, text: string): string {
  return typeof cell === 'string' || text.trim() === '' ? text : cell.paint(text);
}
