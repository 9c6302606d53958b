import type { Grid } from '../evidence/grid.js';
import { shorten } from '../text/shorten.js';
import { ScrollRegion } from './scroll-region.js';

const LONGEST = 400;

/** A grid as a table; a named row carries a pointer, a bad cell a cross. */
export function GridTable({ grid: { head, rows, right }, label }: { grid: Grid; label: string }) {
  return (
    <ScrollRegion label={label}>
      <table class="grid">
        <caption class="unseen">{label}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th scope="col" key={cell}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, named, bad = [] }, place) => (
            <tr key={place} class={named ? 'named' : ''}>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  class={`${bad.includes(column) ? 'bad' : ''}${right.includes(column) ? ' right' : ''}`}
                >
                  {bad.includes(column) ? <span aria-hidden="true">✗ </span> : null}
                  {shorten(cell, LONGEST)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
