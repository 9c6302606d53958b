import fc from 'fast-check';
import { expect, it } from 'vitest';
import { codeSpan } from '../../../reports/markdown/code-span.js';
import { fence } from '../../../reports/markdown/fence.js';
import { gridTable } from '../../../reports/markdown/grid-table.js';
import { plain } from '../../../reports/markdown/plain.js';

const TEXT = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom('`', '|', '\\', ' ', '\n', '<', '@', 'a'), maxLength: 12 }),
);

it('closes no fence from inside', () => {
  fc.assert(
    fc.property(TEXT, (text) => {
      const lines = fence(text).split('\n');
      const bar = lines.at(-1)!;
      expect(lines[0]).toBe(`${bar}text`);
      expect(lines.slice(1, -1).filter((line) => line.includes(bar))).toEqual([]);
    }),
  );
});

it('closes no code span from inside', () => {
  fc.assert(
    fc.property(
      TEXT.filter((text) => text !== ''),
      (text) => {
        const span = codeSpan(text);
        const [bar = ''] = /^`+/.exec(span) ?? [];
        expect(span).not.toContain('\n');
        expect(span.split(/(?<!`)(?=`)|(?<=`)(?!`)/).filter((run) => run === bar).length).toBe(2);
        expect(span.endsWith(bar)).toBe(true);
      },
    ),
  );
});

it('opens no cell from inside, however a renderer reads a backslash', () => {
  fc.assert(
    fc.property(TEXT, (text) => {
      const table = gridTable({ head: ['text'], rows: [{ cells: [text] }], right: [], outside: [0] });
      const row = table.split('\n')[2]!;
      expect(table.split('\n').length).toBe(3);
      // As GitHub reads it (a bar after a backslash is text), and as those do that take `\\` for a backslash.
      expect(row.match(/(?<!\\)\|/g)?.length).toBe(3);
      expect(row.replace(/\\[\\|]/g, '').match(/\|/g)?.length).toBe(3);
    }),
  );
});

it('lets nothing that Markdown obeys into a sentence', () => {
  fc.assert(
    fc.property(TEXT, (text) => {
      expect(plain(text).replace(/&#\d+;/g, '')).not.toMatch(/[\\`*_[\]<>|~#&@!$\n]/);
    }),
  );
});
