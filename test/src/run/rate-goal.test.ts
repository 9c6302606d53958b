import * as fc from 'fast-check';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { priorOf, runsToShow, shownRate } from '../../../src/run/rate-goal.js';

const GOAL = { limit: 0.05, confidence: 0.95 };

/** What the first decision is in so many runs with a rate, and after how many runs it falls. */
function decide(rate: number, runs: number, random: fc.Random): { side: string | null; after: number } {
  let broken = 0;
  for (let met = 1; met <= runs; met += 1) {
    if (random.nextDouble() < rate) broken += 1;
    const side = shownRate(broken, met, GOAL);
    if (side !== null) return { side, after: met };
  }
  return { side: null, after: runs };
}

function decisions(rate: number, runs: number, times: number): { side: string | null; after: number }[] {
  const random = new fc.Random(xoroshiro128plus(7));
  return Array.from({ length: times }, () => decide(rate, runs, random));
}

describe('a rate is shown', () => {
  it('to be below a limit after as many runs without a breach as it takes, and not one earlier', () => {
    for (const [limit, runs] of [
      [0.05, 81],
      [0.01, 409],
      [0.001, 4104],
    ] as const) {
      const goal = { limit, confidence: 0.95 };
      expect(runsToShow(goal)).toBe(runs);
      expect(shownRate(0, runs, goal)).toBe('below');
      expect(shownRate(0, runs - 1, goal)).toBeNull();
    }
  });

  it('never by a property that was not put to the test', () => {
    expect(shownRate(0, 0, GOAL)).toBeNull();
  });

  it('to be below it although something broke, after more runs', () => {
    expect(shownRate(1, 100, GOAL)).toBeNull();
    expect(shownRate(1, 140, GOAL)).toBe('below');
  });

  it('to be above it where much broke', () => {
    expect(shownRate(4, 4, GOAL)).toBe('above');
    expect(shownRate(20, 100, GOAL)).toBe('above');
    expect(shownRate(5, 100, GOAL)).toBeNull();
  });

  it('to be on a side on which it is not in less than one of 20 runs, in which it is looked at after every scenario', () => {
    const at = decisions(0.05, 1500, 150);
    expect(at.filter(({ side }) => side !== null).length / 150).toBeLessThan(0.05);
  });

  it.each([
    [0.005, 'below'],
    [0.2, 'above'],
  ])('soon where it is %d: %s', (rate, side) => {
    const all = decisions(rate, 1500, 100);
    expect(all.filter((one) => one.side === side).length / 100).toBeGreaterThan(0.95);
    expect(all.map(({ after }) => after).sort((one, other) => one - other)[50]).toBeLessThan(160);
  });

  it('later with more confidence', () => {
    expect(runsToShow({ limit: 0.01, confidence: 0.99 })).toBeGreaterThan(500);
  });

  it('around the limit is looked for', () => {
    const { alpha, beta } = priorOf(GOAL);
    expect(alpha / (alpha + beta)).toBeCloseTo(0.05, 2);
  });
});
