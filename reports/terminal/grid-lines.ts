import type { Grid } from '../evidence/grid.js';
import type { Style } from '../text/style.js';
import { type Cell, table } from '../text/table.js';

/** A grid as aligned lines; rows that a violation is about carry a pointer. */
export function gridLines({ head, rows, right }: Grid, { colours, width }: Style): string[] {
  const cellsOf = (cells: readonly string[], paint: (text: string, column: number) => string): Cell[] =>
    cells.map((text, column) => ({ text, paint: (padded) => paint(padded, column) }));
  return table(
    [
      [' ', ...cellsOf(head, colours.dim)],
      ...rows.map(({ cells, named, bad }) => [
        named ? { text: '▸', paint: colours.red } : ' ',
        ...cellsOf(cells, (text, column) => {
          if (bad?.includes(column)) return colours.red(text);
          return named && column === 0 ? colours.bold(text) : text;
        }),
      ]),
    ],
    width,
    right.map((column) => column + 1),
  );
}
