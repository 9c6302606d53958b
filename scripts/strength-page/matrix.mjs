import { propertiesOf } from './by-property.mjs';

/** A column for each compactor, by its number in the table of compactors, and a row for each property. */
export function matrixBlock(rows) {
  const asked = rows.filter(({ matrix }) => matrix !== null);
  const numbers = asked.map((row) => String(rows.indexOf(row) + 1).padStart(3));
  const properties = propertiesOf(asked);
  const width = Math.max(...properties.map((id) => id.length));
  const heads = [0, 1, 2].map(
    (digit) => `${' '.repeat(width)}  ${numbers.map((number) => number[digit]).join('')}`,
  );
  const lines = properties.map((id) => {
    const cells = asked.map(({ property, matrix }) => cellOf(matrix.breaks.includes(id), property === id));
    return `${id.padEnd(width)}  ${cells.join('')}`;
  });
  return ['```text', ...heads.map((line) => line.trimEnd()), ...lines, '```'].join('\n');
}

function cellOf(isBroken, isMade) {
  if (isBroken) return isMade ? '#' : 'x';
  return isMade ? 'o' : '.';
}
