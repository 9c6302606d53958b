import { expect, it } from 'vitest';
import { kindOf } from '../../../src/compare/kind-of.js';

const steady = { certainty: 'steady', isBeyondChance: false } as const;

it('is none where it is chance', () => {
  expect(kindOf({ ...steady, certainty: 'chance', runs: 1, reverse: 0, both: 0 })).toBeNull();
});

it('is anew where the other one never breaks it', () => {
  expect(kindOf({ ...steady, runs: 1, reverse: 0, both: 0 })).toBe('anew');
});

it('is more often where both break it, and the one in more runs than chance gives', () => {
  const beyond = { ...steady, isBeyondChance: true };
  expect(kindOf({ ...beyond, runs: 18, reverse: 1, both: 6 })).toBe('often');
  expect(kindOf({ ...beyond, runs: 1, reverse: 18, both: 6 })).toBe('elsewhere');
});

it('is elsewhere where both break it, and which of them in more runs is not known', () => {
  expect(kindOf({ ...steady, runs: 10, reverse: 3, both: 0 })).toBe('elsewhere');
  expect(kindOf({ ...steady, runs: 1, reverse: 0, both: 6 })).toBe('elsewhere');
});
