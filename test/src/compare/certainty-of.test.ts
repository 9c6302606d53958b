import { expect, it } from 'vitest';
import { certaintyOf } from '../../../src/compare/certainty-of.js';

const always = { times: 5, of: 5 };
const sometimes = { times: 3, of: 5 };
const never = { times: 0, of: 5 };

it('is steady where it always comes back and the other one never breaks the property, be it in one run', () => {
  const once = { isBeyondChance: false, runs: 1, reverse: 0, both: 0, returned: always };
  expect(certaintyOf(once)).toBe('steady');
});

it('is chance where both break it, and not in more runs than chance gives', () => {
  const counts = { isBeyondChance: false, returned: always };
  expect(certaintyOf({ ...counts, runs: 2, reverse: 0, both: 6 })).toBe('chance');
  expect(certaintyOf({ ...counts, runs: 7, reverse: 1, both: 0 })).toBe('chance');
});

it('is chance where both break it, and the other one in more runs', () => {
  const counts = { isBeyondChance: true, both: 0, returned: always };
  expect(certaintyOf({ ...counts, runs: 1, reverse: 8 })).toBe('chance');
  expect(certaintyOf({ ...counts, runs: 8, reverse: 1 })).toBe('steady');
});

it('is flaky where it comes back now and then, in more runs than chance gives', () => {
  const counts = { runs: 8, reverse: 0, both: 0 };
  expect(certaintyOf({ ...counts, isBeyondChance: true, returned: sometimes })).toBe('flaky');
  expect(certaintyOf({ ...counts, isBeyondChance: false, returned: sometimes })).toBe('chance');
  expect(certaintyOf({ ...counts, isBeyondChance: true, returned: never })).toBe('chance');
});
