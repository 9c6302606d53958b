import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringFinder } from '../../../../src/simulation/search/find-strings.js';

function naively(strings: readonly string[], text: string): string[] {
  return strings.flatMap((string, index) =>
    [...Array(text.length).keys()]
      .filter((at) => string !== '' && text.startsWith(string, at))
      .map((at) => `${index}@${at}`),
  );
}

function found(strings: readonly string[], text: string): string[] {
  const places: string[] = [];
  stringFinder(strings)(text, (index, at) => places.push(`${index}@${at}`));
  return places;
}

test('it finds every place of every string, overlapping and equal ones too', () => {
  const unit = fc.constantFrom('a', 'b', '"', '京', '👍', '\uD83D');
  const someText = (maxLength: number) => fc.array(unit, { maxLength }).map((units) => units.join(''));
  fc.assert(
    fc.property(fc.array(someText(12), { maxLength: 8 }), someText(60), (strings, text) => {
      expect(found(strings, text).sort()).toEqual(naively(strings, text).sort());
    }),
    { numRuns: 2000 },
  );
});

test('it finds long strings at both ends of a text', () => {
  const text = 'src/first/file.ts and src/other/file.ts';
  expect(found(['src/first/file.ts', 'src/other/file.ts'], text)).toEqual(['0@0', '1@22']);
});
