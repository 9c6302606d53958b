import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shrinkTogether } from '../../../src/run/shrink-together.js';

/** One that is finished after so many stretches, and remembers what it was given. */
function stretching(needed: number, given: number[] = []) {
  return {
    given,
    get isOpen() {
      return given.length < needed;
    },
    async goOn(timeMs: number) {
      given.push(timeMs);
    },
  };
}

/** One that uses up whatever it is given, by the clock. */
function greedy() {
  return {
    given: 0,
    isOpen: true,
    async goOn(timeMs: number) {
      this.given += timeMs;
      vi.advanceTimersByTime(timeMs);
    },
  };
}

describe('the time for shrinking', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
  afterEach(() => vi.useRealTimers());

  it('is a total: those that never finish use it up together, in equal parts', async () => {
    const all = [greedy(), greedy(), greedy(), greedy()];
    await shrinkTogether(all, 40);
    expect(all.map(({ given }) => given)).toEqual([10, 10, 10, 10]);
  });

  it('goes in equal parts to all, and what some leave to those that need more', async () => {
    const [short, long] = [stretching(1), stretching(3)];
    await shrinkTogether([short, long], 60_000);
    expect(short.given).toEqual([30_000]);
    expect(long.given).toEqual([60_000, 60_000, 60_000]);
  });

  it('is given to none that is finished already, and to none when it is over or aborted', async () => {
    const finished = stretching(0);
    const late = stretching(5);
    const aborted = stretching(5);
    await shrinkTogether([finished], 60_000);
    await shrinkTogether([late], 0);
    await shrinkTogether([aborted], 60_000, AbortSignal.abort());
    expect([finished, late, aborted].flatMap(({ given }) => given)).toEqual([]);
  });
});
