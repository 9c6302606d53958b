import { expect, it } from 'vitest';
import { breaksAlone, type Judged } from '../../../src/compare/breaks-alone.js';
import type { Breakdown, Moment, Observation } from '../../../src/property/observation.js';
import { madeUp } from '../run/try-run.js';

const property = madeUp();

/** What was seen after so many steps, of which the last broke the property or not. */
function judged(steps: number, broke: boolean, breakdown: Breakdown | null = null): Judged {
  const moments = Array.from({ length: steps }, (_, step) => ({ step }) as Moment);
  const violations = broke ? [{ moment: steps - 1, says: 'it broke' }] : [];
  return { observation: { moments, breakdown } as Observation, judgement: { met: 1, violations } };
}

const CRASH: Breakdown = { kind: 'crashed', step: 2, during: 'compact()', message: 'it fell' };

it('is so where one breaks and the other holds, and not where both break or hold', () => {
  expect(breaksAlone(property, judged(3, true), judged(3, false))).toBe(true);
  expect(breaksAlone(property, judged(3, true), judged(3, true))).toBe(false);
  expect(breaksAlone(property, judged(3, false), judged(3, true))).toBe(false);
});

it('is not so where the other broke off before it came so far', () => {
  expect(breaksAlone(property, judged(3, true), judged(2, false, CRASH))).toBe(false);
  expect(breaksAlone(property, judged(2, true), judged(2, false, CRASH))).toBe(true);
});

it('judges breaking off itself by its own property', () => {
  const crashes = madeUp({ breach: 'errored' });
  expect(breaksAlone(crashes, judged(3, true), judged(2, false, CRASH))).toBe(true);
});
