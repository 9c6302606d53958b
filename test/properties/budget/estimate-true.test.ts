import { describe, expect, it } from 'vitest';
import { estimateTrue } from '../../../properties/budget/estimate-true.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, said, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE } from '../turns.js';

const dense = said('t2', 'src/a.ts', { text: `${'\u9c7b'.repeat(20)} src/a.ts` });
const played = scenario([append(ONE, dense, asks('t9'))]);

const estimating = (factor: number, estimateFactor?: number): Compactor => {
  const compactor = session((_, { countTokens }) => ({
    estimate: (text) => Math.round(countTokens(text) * factor),
  }));
  return { ...compactor, supports: { ...compactor.supports, ...(estimateFactor && { estimateFactor }) } };
};

describe('an estimate', () => {
  it.each([0.5, 1, 2])('may be %d of the true count', async (factor) => {
    expect((await judged(estimateTrue, estimating(factor), played)).broken).toEqual([]);
  });

  it.each([0, 0.4, 2.2, -1])('may not be %d of the true count', async (factor) => {
    expect(await judged(estimateTrue, estimating(factor), played)).toEqual({ met: 2, broken: ['t1', 't2'] });
  });

  it('may be further off where that is declared', async () => {
    expect((await judged(estimateTrue, estimating(3.9, 4), played)).broken).toEqual([]);
  });

  it('is too low for Han where four characters count as a token', async () => {
    const byLength = session(() => ({ estimate: (text) => Math.ceil(text.length / 4) }));
    const { violations } = await judge(estimateTrue, byLength, played);
    expect(violations.map(({ turn, seen }) => [turn, seen])).toEqual([['t2', '8']]);
  });

  it('of a short text is not judged', async () => {
    expect(await judged(estimateTrue, estimating(9), scenario([append(asks('t1'))]))).toEqual({
      met: 0,
      broken: [],
    });
  });
});
