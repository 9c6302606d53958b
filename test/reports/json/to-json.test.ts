import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toJson } from '../../../reports/json/to-json.js';

it('gives back the same value', () => {
  // Going through JSON once makes −0 a 0; what becomes of −0 is told below.
  const json = fc
    .jsonValue({ stringUnit: 'binary', noUnicodeString: false })
    .map((value) => JSON.parse(JSON.stringify(value)) as unknown);
  fc.assert(
    fc.property(json, (value) => {
      expect(JSON.parse(toJson(value))).toEqual(value);
    }),
  );
});

it('writes what cannot be seen as escapes, lone surrogates too', () => {
  const text = '\u202e\u200f\ufeff\u009b\u2028\ud800\u{e0041}';
  expect(toJson(text)).toBe('"\\u202e\\u200f\\ufeff\\u009b\\u2028\\ud800\\udb40\\udc41"\n');
  expect(JSON.parse(toJson(text))).toBe(text);
});

it('writes numbers that JSON has none for as strings', () => {
  expect(
    JSON.parse(toJson([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 0, 1.5])),
  ).toEqual(['NaN', 'Infinity', '-Infinity', '-0', 0, 1.5]);
});
