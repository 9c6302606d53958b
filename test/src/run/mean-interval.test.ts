import { describe, expect, it } from 'vitest';
import { exactInterval } from '../../../src/run/exact-interval.js';
import { meanInterval } from '../../../src/run/mean-interval.js';

/** How likely each number of hits is among `whole` with a share. */
function binomial(whole: number, share: number): number[] {
  let likely = [1];
  for (let done = 0; done < whole; done += 1) {
    const before = likely;
    likely = Array.from(
      { length: done + 2 },
      (_, part) => (before[part] ?? 0) * (1 - share) + (before[part - 1] ?? 0) * share,
    );
  }
  return likely;
}

/** How likely an interval is to hold the share, where all tries of each of `scenarios` scenarios end alike. */
function coverage(
  share: number,
  scenarios: number,
  intervalOf: (hits: number) => readonly [number, number],
): number {
  return binomial(scenarios, share).reduce((sum, likely, hits) => {
    const [low, high] = intervalOf(hits);
    return low <= share && share <= high ? sum + likely : sum;
  }, 0);
}

describe('the interval of a mean', () => {
  it.each([0.02, 0.1, 0.5, 0.9, 0.97])(
    'holds %d in 19 of 20 runs, also where tries of a scenario all end alike',
    (share) => {
      const held = coverage(share, 60, (hits) => meanInterval(hits / 60, 60)!);
      expect(held).toBeGreaterThanOrEqual(0.95);
    },
  );

  it('holds where an interval that counts tries as if they were independent does not', () => {
    const tries = 5;
    const pooled = coverage(0.9, 60, (hits) => exactInterval(hits * tries, 60 * tries)!);
    expect(pooled).toBeLessThan(0.75);
  });

  it('is that of Clopper and Pearson where every scenario passed', () => {
    expect(meanInterval(1, 200)![0]).toBeCloseTo(exactInterval(200, 200)![0], 9);
    expect(meanInterval(1, 200)![1]).toBe(1);
    expect(meanInterval(0, 200)![1]).toBeCloseTo(exactInterval(0, 200)![1], 9);
  });

  it('is about a tenth wider elsewhere', () => {
    const [low, high] = meanInterval(0.9, 400)!;
    const [from, to] = exactInterval(360, 400)!;
    expect((high - low) / (to - from)).toBeGreaterThan(1);
    expect((high - low) / (to - from)).toBeLessThan(1.5);
  });

  it('is none where nothing was seen', () => {
    expect(meanInterval(0, 0)).toBeNull();
  });
});
