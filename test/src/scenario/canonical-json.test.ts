import { expect, it } from 'vitest';
import { canonicalJson } from '../../../src/scenario/canonical-json.js';

it('does not depend on the order of keys, and does on that of lists', () => {
  expect(canonicalJson({ b: [1, { d: 2, c: 3 }], a: null })).toBe('{"a":null,"b":[1,{"c":3,"d":2}]}');
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});
