import { expect, it } from 'vitest';
import { certaintyOf } from '../../../src/compare/certainty-of.js';

const always = { times: 5, of: 5 };
const sometimes = { times: 3, of: 5 };
const never = { times: 0, of: 5 };
/** Both are in one process, so it was not looked at. */
const afresh = { times: 0, of: 0 };

it('is steady where it always comes back, be it in one run', () => {
  const once = { isBeyondChance: false, runs: 1, reverse: 0, returned: always, afresh };
  expect(certaintyOf(once)).toBe('steady');
});

it('is flaky where it comes back now and then, in more runs than chance gives', () => {
  const counts = { runs: 8, reverse: 0, afresh };
  expect(certaintyOf({ ...counts, isBeyondChance: true, returned: sometimes })).toBe('flaky');
  expect(certaintyOf({ ...counts, isBeyondChance: false, returned: sometimes })).toBe('chance');
  expect(certaintyOf({ ...counts, isBeyondChance: true, returned: never })).toBe('chance');
});

it('is chance where it does not come back in another process, be it in every run of this one', () => {
  const counts = { isBeyondChance: true, runs: 80, reverse: 0, returned: { times: 6, of: 9 } };
  expect(certaintyOf({ ...counts, afresh: { times: 1, of: 2 } })).toBe('chance');
  expect(certaintyOf({ ...counts, afresh: { times: 2, of: 2 } })).toBe('flaky');
});
