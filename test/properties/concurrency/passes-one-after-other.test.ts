import { expect, it } from 'vitest';
import { rawLogRecall } from '../../../compactors/correct/raw-log-recall.js';
import { passesCollide } from '../../../compactors/faulty/passes-collide.js';
import { passesOneAfterOther as property } from '../../../properties/concurrency/passes-one-after-other.js';
import { referenceCompactor } from '../../../src/reference/reference-compactor.js';
import { append, asks, compact, during, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const begun = [append(ONE, TWO, asks('t9')), compact];
const overlapping = scenario([...begun, during(0, compact)]);

it('tells of two passes that summarize the same turns, each for itself', async () => {
  const { met, violations } = await judge(property, passesCollide.make(), overlapping);
  expect(met).toBe(1);
  expect(violations).toEqual([
    {
      moment: 1,
      says: expect.stringMatching(
        /^two passes ran at once, and it is not as if one had followed the other: /,
      ),
    },
  ]);
});

it('lets a second pass wait', async () => {
  expect(await judged(property, referenceCompactor(), overlapping)).toEqual({ met: 1, broken: [] });
});

it('lets a second pass be declined', async () => {
  expect(await judged(property, rawLogRecall.make(), overlapping)).toEqual({ met: 1, broken: [] });
});

it('says nothing where the second pass came after the first', async () => {
  const later = scenario([...begun, during(7, compact)]);
  expect(await judged(property, passesCollide.make(), later)).toEqual({ met: 0, broken: [] });
  expect(await judged(property, passesCollide.make(), scenario([...begun, compact]))).toEqual({
    met: 0,
    broken: [],
  });
});
