import { describe, expect, it } from 'vitest';
import { uncountedUncovered } from '../../../compactors/faulty/uncounted-uncovered.js';
import { foldPrefix } from '../../../compactors/plumbing/fold-prefix.js';
import { usefulSummary } from '../../../compactors/plumbing/useful-summary.js';
import { uncoveredCounted } from '../../../properties/conservation/uncovered-counted.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { FOUR, ONE, THREE, TWO } from '../turns.js';

const dropping = { summarizer: { faults: [{ fault: 'drop' as const, target: { ids: ['t2', 't4'] } }] } };
const omitting = scenario([append(ONE, TWO, asks('t9')), compact], dropping);
const twice = scenario(
  [append(ONE, TWO, asks('t8')), compact, append(THREE, FOUR, asks('t9')), compact],
  dropping,
);

/** A session whose outcome gives this number of uncovered turns. */
const counting = (count: (all: number, pass: number) => number | undefined) =>
  session((ledger, environment) => {
    let passes = 0;
    return {
      async compact() {
        const { status } = await foldPrefix(ledger, environment, usefulSummary(environment));
        passes += 1;
        return { status, uncovered: count(ledger.counts().uncovered, passes) };
      },
    };
  });

describe('an outcome', () => {
  it('counts all uncovered turns', async () => {
    expect(
      await judged(
        uncoveredCounted,
        counting((all) => all),
        twice,
      ),
    ).toEqual({ met: 2, broken: [] });
  });

  it('may count those of its own pass', async () => {
    expect(
      await judged(
        uncoveredCounted,
        counting(() => 1),
        twice,
      ),
    ).toEqual({ met: 2, broken: [] });
  });

  it('breaks the law with another number', async () => {
    const { violations } = await judge(
      uncoveredCounted,
      counting(() => 0),
      twice,
    );
    expect(violations.map(({ says }) => says)).toEqual([
      'the outcome says 0 about uncovered turns, and 1 are listed (1 of them by this pass)',
      'the outcome says 0 about uncovered turns, and 2 are listed (1 of them by this pass)',
    ]);
  });

  it('breaks the law without a number', async () => {
    expect(await judged(uncoveredCounted, uncountedUncovered.make(), omitting)).toEqual({
      met: 1,
      broken: ['moment 1'],
    });
  });

  it('need not say that there are none', async () => {
    const whole = scenario(omitting.steps);
    expect(await judged(uncoveredCounted, uncountedUncovered.make(), whole)).toEqual({ met: 0, broken: [] });
  });
});
