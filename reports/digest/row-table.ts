import { count } from '../text/numbers.js';
import { fitting, type Room } from './room.js';

/** Rows of Markdown as a table, with as many of them as fit, and how many more there are. */
export function rowTable(head: readonly string[], rows: readonly (readonly string[])[], room: Room): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const { fit, left } = fitting(rows.map(line), room);
  const table = [line(head), line(head.map(() => '---')), ...fit].join('\n');
  return left > 0 ? `${table}\n\n… and ${count(left, 'more row')}, for which there is no room here.` : table;
}
