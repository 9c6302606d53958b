import { expect, test } from 'vitest';
import { got } from '../../../src/errors/got.js';

test.each([
  [undefined, '`undefined` (undefined)'],
  [null, '`null` (null)'],
  [3, '`3` (number)'],
  ['three', '`three` (string)'],
  [[1, 2], '`[1,2]` (array)'],
  [{ a: 1 }, '`{"a":1}` (object)'],
  [new Map(), '`{}` (Map)'],
  [function compact() {}, '`compact` (function)'],
])('shows %o with its type', (value, shown) => {
  expect(got(value)).toBe(shown);
});

test('shortens what is long', () => {
  expect(got('x'.repeat(500))).toHaveLength('`` (string)'.length + 61);
});

test('shows what JSON cannot', () => {
  const ring: { self?: unknown } = {};
  ring.self = ring;
  expect(got(ring)).toBe('`[object Object]` (object)');
});
