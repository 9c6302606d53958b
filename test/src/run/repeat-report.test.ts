import { describe, expect, it } from 'vitest';
import { confidenceSequence } from '../../../src/run/confidence-sequence.js';
import { exactInterval } from '../../../src/run/exact-interval.js';
import { meanInterval } from '../../../src/run/mean-interval.js';
import { repeatReport } from '../../../src/run/repeat-report.js';
import { TryCounts } from '../../../src/run/try-counts.js';

const counts = (...all: (readonly [broken: number, met: number, scenarios: number])[]) => {
  const tries = new TryCounts();
  for (const [broken, met, scenarios] of all) tries.add({ broken, met, scenarios });
  return tries.all;
};

describe('how tries came out', () => {
  const all = counts([0, 4, 6], [1, 4, 2], [4, 4, 1], [1, 2, 1]);

  it('is pass^n over scenarios, with an exact interval', () => {
    expect(repeatReport(all, 4, false).passAll).toEqual({
      part: 6,
      whole: 10,
      interval: exactInterval(6, 10),
    });
  });

  it('is the mean over scenarios for a single try, each with the tries that met its premise', () => {
    const share = (6 * 1 + 2 * 0.75 + 1 * 0 + 1 * 0.5) / 10;
    const { passOne } = repeatReport(all, 4, false);
    expect(passOne.share).toBeCloseTo(share, 12);
    expect(passOne.interval).toEqual(meanInterval(passOne.share!, 10));
  });

  it('tells the scenarios that broke in all tries from those that did in some', () => {
    expect(repeatReport(all, 4, false).flaky).toBe(3);
  });

  it('is the same in whatever order the scenarios came', () => {
    const reversed = counts([1, 2, 1], [4, 4, 1], [0, 4, 1], [1, 4, 2], [0, 4, 5]);
    expect(repeatReport(reversed, 4, false)).toEqual(repeatReport(all, 4, false));
  });

  it('has intervals that hold whenever it is looked at, or none, where counts decided when to stop', () => {
    const { passAll, passOne } = repeatReport(all, 4, true);
    expect(passAll.interval).toEqual(confidenceSequence(6, 10));
    expect(passOne.interval).toBeNull();
  });

  it('is nothing where no scenario met the premise', () => {
    expect(repeatReport([], 4, false)).toEqual({
      of: 4,
      counts: [],
      passAll: { part: 0, whole: 0, interval: null },
      passOne: { share: null, interval: null },
      flaky: 0,
    });
  });
});
