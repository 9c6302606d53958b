import { expect, it } from 'vitest';
import { certaintyOf } from '../../../src/compare/certainty-of.js';

const always = { times: 5, of: 5 };
const sometimes = { times: 3, of: 5 };
const never = { times: 0, of: 5 };

it('is steady where it always comes back and the other one never breaks the property, be it in one run', () => {
  expect(certaintyOf({ runs: 1, reverse: 0, both: 0, returned: always })).toBe('steady');
});

it('is chance where both break it, and not in significantly more runs', () => {
  expect(certaintyOf({ runs: 2, reverse: 0, both: 6, returned: always })).toBe('chance');
  expect(certaintyOf({ runs: 7, reverse: 1, both: 0, returned: always })).toBe('chance');
  expect(certaintyOf({ runs: 1, reverse: 7, both: 0, returned: always })).toBe('chance');
});

it('is steady where both break it, and the one in significantly more runs', () => {
  expect(certaintyOf({ runs: 8, reverse: 0, both: 6, returned: always })).toBe('steady');
});

it('is flaky where it comes back now and then, in significantly more runs', () => {
  expect(certaintyOf({ runs: 8, reverse: 0, both: 0, returned: sometimes })).toBe('flaky');
  expect(certaintyOf({ runs: 3, reverse: 0, both: 0, returned: sometimes })).toBe('chance');
  expect(certaintyOf({ runs: 80, reverse: 0, both: 0, returned: never })).toBe('chance');
});
