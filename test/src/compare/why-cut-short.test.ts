import { expect, it } from 'vitest';
import { whyCutShort } from '../../../src/compare/why-cut-short.js';

const none = { hung: 0, exited: 0 };
const counted = { runs: 11, asked: 2000 };

it('says who was given up, and what that leaves open', () => {
  expect(whyCutShort(counted, { old: { hung: 5, exited: 2 }, new: none })).toBe(
    'the search was ended after 11 of 2,000 runs, since the old one hung 5 times and ended its process 2 times: it is not known what the new one does in the other 1,989',
  );
  expect(whyCutShort(counted, { old: { hung: 5, exited: 0 }, new: { hung: 6, exited: 0 } })).toContain(
    'since the old one hung 5 times and the new one hung 6 times',
  );
});

it('says of a baseline that it was cut short when it was saved', () => {
  expect(whyCutShort(counted, { old: null, new: none })).toMatch(
    /^the baseline was cut short after 11 of 2,000 runs/,
  );
});
