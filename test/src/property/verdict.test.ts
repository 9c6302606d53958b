import { describe, expect, it } from 'vitest';
import { exitCodeOf, mergeVerdicts, type Verdict } from '../../../src/property/verdict.js';

const STRONGEST_FIRST: Verdict[] = ['failed', 'errored', 'unknown', 'passed', 'skipped'];

describe('of several verdicts', () => {
  it('the strongest one counts, in whatever order they come', () => {
    STRONGEST_FIRST.forEach((strong, index) => {
      for (const weak of STRONGEST_FIRST.slice(index)) {
        expect(mergeVerdicts([strong, weak])).toBe(strong);
        expect(mergeVerdicts([weak, strong])).toBe(strong);
      }
    });
  });

  it('skipped ones count only if there are no others', () => {
    expect(mergeVerdicts(['skipped', 'passed', 'skipped'])).toBe('passed');
    expect(mergeVerdicts(['skipped', 'skipped'])).toBe('skipped');
  });

  it('none at all are no pass', () => {
    expect(mergeVerdicts([])).toBe('skipped');
  });
});

it.each<[Verdict, number]>([
  ['passed', 0],
  ['failed', 1],
  ['errored', 1],
  ['unknown', 2],
  ['skipped', 2],
])('%s exits with %i', (verdict, code) => {
  expect(exitCodeOf(verdict)).toBe(code);
});
