import { expect, it } from 'vitest';
import { reportedIds } from '../../../compactors/correct/reported-ids.js';
import { logTrimmed } from '../../../compactors/faulty/log-trimmed.js';
import { prunesLog } from '../../../compactors/faulty/prunes-log.js';
import { uncoveredVerbatim } from '../../../properties/reconstruction/uncovered-verbatim.js';
import { pair } from '../../compactors/made-to-measure.js';
import { append, asks, compact, recall, scenario, turn } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const steps = [append(ONE, TWO, asks('t9')), compact, recall];
const omitting = scenario(steps, { summarizer: { faults: [{ fault: 'drop', target: { ids: ['t2'] } }] } });

it('breaks where white space is tidied, told once', async () => {
  const { met, violations } = await judge(uncoveredVerbatim, logTrimmed.make(), omitting);
  expect(met).toBe(4);
  expect(violations).toMatchObject([{ moment: 1, turn: 't2', expected: TWO.text }]);
});

it('breaks where the log was pruned', async () => {
  expect(await judged(uncoveredVerbatim, prunesLog.make(), omitting)).toMatchObject({ broken: ['t2'] });
});

it('breaks where an error is given', async () => {
  const failing = pair({
    lists: () => ({ covered: [], uncovered: ['t1'] }),
    reconstruct(_, __, id) {
      throw new Error(`cannot find ${id}`);
    },
  });
  expect(await judged(uncoveredVerbatim, failing, scenario([append(ONE), compact]))).toEqual({
    met: 1,
    broken: ['t1'],
  });
});

it('holds where the text is given byte for byte', async () => {
  expect(await judged(uncoveredVerbatim, reportedIds.make(), omitting)).toEqual({ met: 4, broken: [] });
});

it('holds where there was nothing to tidy', async () => {
  const tidy = scenario([append(ONE, turn('t2', 'src/a.ts')), compact], omitting);
  expect(await judged(uncoveredVerbatim, logTrimmed.make(), tidy)).toEqual({ met: 1, broken: [] });
});

it('is not asked of a covered turn', async () => {
  const covered = scenario([append(ONE, TWO), compact]);
  expect(await judged(uncoveredVerbatim, logTrimmed.make(), covered)).toEqual({ met: 0, broken: [] });
});
