import { confidenceSequence } from './confidence-sequence.js';
import { exactInterval } from './exact-interval.js';
import { meanInterval } from './mean-interval.js';
import type { RepeatReport, TryCount } from './report.js';

/**
 * How often all `of` tries of a scenario passed, and how often a single one does, over the scenarios that met the
 * premise in at least one try. Scenarios are independent of each other, and tries of one scenario are not; so neither
 * interval counts tries. A run that ended where its counts told it to (`untilRate`) has no interval for single tries.
 *
 * @see https://arxiv.org/abs/2406.12045 Yao and others, "τ-bench", which calls it pass^k
 */
export function repeatReport(counts: readonly TryCount[], of: number, untilRate: boolean): RepeatReport {
  const whole = sum(counts, () => 1);
  const part = sum(counts, ({ broken }) => Number(broken === 0));
  const share = whole === 0 ? null : sum(counts, ({ broken, met }) => (met - broken) / met) / whole;
  return {
    of,
    counts: [...counts],
    passAll: {
      part,
      whole,
      interval: untilRate ? confidenceSequence(part, whole) : exactInterval(part, whole),
    },
    passOne: { share, interval: share === null || untilRate ? null : meanInterval(share, whole) },
    flaky: sum(counts, ({ broken, met }) => Number(broken > 0 && broken < met)),
  };
}

function sum(counts: readonly TryCount[], of: (count: TryCount) => number): number {
  return counts.reduce((total, count) => total + count.scenarios * of(count), 0);
}
