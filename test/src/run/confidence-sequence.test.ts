import { describe, expect, it } from 'vitest';
import { confidenceSequence, isExcluded } from '../../../src/run/confidence-sequence.js';
import { exactInterval } from '../../../src/run/exact-interval.js';

/** How likely it is that a share is ever left out in so many looks, to the last digit: all paths are followed. */
function everExcluded(
  share: number,
  looks: number,
  excludes: (part: number, whole: number) => boolean,
): number {
  // How likely each number of hits is, together with never having been left out.
  let held = [1];
  let excluded = 0;
  for (let whole = 1; whole <= looks; whole += 1) {
    const next = Array.from(
      { length: whole + 1 },
      (_, part) => (held[part] ?? 0) * (1 - share) + (held[part - 1] ?? 0) * share,
    );
    held = next.map((likely, part) => {
      if (likely === 0 || !excludes(part, whole)) return likely;
      excluded += likely;
      return 0;
    });
  }
  return excluded;
}

const ANYWHERE = { alpha: 0.5, beta: 0.5 };

describe('a confidence sequence', () => {
  it.each([0.003, 0.01, 0.05, 0.3])(
    'ever leaves a true share of %d out in at most one of 20 runs',
    (share) => {
      for (const prior of [ANYWHERE, { alpha: 0.5, beta: 0.5 / share }]) {
        const wrong = everExcluded(share, 600, (part, whole) => isExcluded(share, part, whole, 0.95, prior));
        expect(wrong).toBeLessThanOrEqual(0.05);
        expect(wrong).toBeGreaterThan(0);
      }
    },
  );

  it('holds where an interval for a number fixed beforehand, looked at again and again, does not', () => {
    const share = 0.1;
    const leftOut = (part: number, whole: number) => {
      const [low, high] = exactInterval(part, whole)!;
      return share < low || share > high;
    };
    expect(everExcluded(share, 150, leftOut)).toBeGreaterThan(0.1);
  });

  it('is worked out by hand for one hit: the mixture gives it a half, and a share a twentieth of that is left out', () => {
    const [low, high] = confidenceSequence(1, 1)!;
    expect(low).toBeCloseTo(0.025, 12);
    expect(high).toBe(1);
  });

  it('holds what was seen, and narrows', () => {
    const widths = [10, 100, 1000, 10_000].map((whole) => {
      const [low, high] = confidenceSequence(whole / 10, whole)!;
      expect(low).toBeLessThan(0.1);
      expect(high).toBeGreaterThan(0.1);
      return high - low;
    });
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  });

  it('ends at 0 where nothing, and at 1 where all was seen', () => {
    expect(confidenceSequence(0, 50)![0]).toBe(0);
    expect(confidenceSequence(50, 50)![1]).toBe(1);
    expect(confidenceSequence(0, 0)).toBeNull();
  });

  it('is wider than an interval for a number fixed beforehand, and wider with more confidence', () => {
    const [low, high] = confidenceSequence(20, 400)!;
    const [surely, atMost] = confidenceSequence(20, 400, 0.99)!;
    const [from, to] = exactInterval(20, 400)!;
    expect([surely < low, low < from, high > to, atMost > high]).toEqual([true, true, true, true]);
  });
});
