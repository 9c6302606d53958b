import { expect, it } from 'vitest';
import { DEFAULTS } from '../../../src/compactor/capabilities-of.js';
import { whySkipped } from '../../../src/run/why-skipped.js';
import { madeUp } from './try-run.js';

it('names every capability that is missing', () => {
  const property = madeUp({ needs: ['claims', 'takesBudget', 'recall'] });
  expect(whySkipped(property, DEFAULTS)).toBe('needs claims, recall, which this compactor does not support');
  expect(whySkipped(property, { ...DEFAULTS, claims: true, recall: true })).toBeNull();
});

it('gives the property’s own reason', () => {
  const property = madeUp({ skip: ({ verifies }) => (verifies ? null : 'it does not say that it verifies') });
  expect(whySkipped(property, DEFAULTS)).toBe('it does not say that it verifies');
  expect(whySkipped(property, { ...DEFAULTS, verifies: true })).toBeNull();
});

it('puts a missing capability first', () => {
  const property = madeUp({ needs: ['find'], skip: () => 'its design excludes it' });
  expect(whySkipped(property, DEFAULTS)).toContain('needs find');
});

it('is null where nothing is needed', () => {
  expect(whySkipped(madeUp(), DEFAULTS)).toBeNull();
});
