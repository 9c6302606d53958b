import { expect, it } from 'vitest';
import { certificationInWords } from '../../../reports/words/certification.js';

const base = { played: 1234, scope: 'at most 1 turn' };

it('says that no smaller one fails, and how many were played', () => {
  expect(certificationInWords({ ...base, certified: true })).toBe(
    'no smaller conversation fails in scope (1,234 played)',
  );
});

it('says why nothing is certified', () => {
  expect(certificationInWords({ ...base, certified: false, why: 'many' })).toBe(
    'not certified as the smallest: there are too many smaller conversations (1,234 played)',
  );
});

it('says that a smaller one was found than shrinking had, and nothing where nothing was asked', () => {
  const says = certificationInWords({ ...base, certified: true, shrunkTo: [2, 3, 1, 9, 40] });
  expect(says).toBe(
    'no smaller conversation fails in scope (1,234 played, after one was found that is smaller than shrinking had come to)',
  );
  expect(certificationInWords(undefined)).toBeNull();
});
