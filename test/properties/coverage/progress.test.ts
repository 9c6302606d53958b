import { expect, it } from 'vitest';
import { neverCompacts } from '../../../compactors/faulty/never-compacts.js';
import { progress } from '../../../properties/coverage/progress.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const due = scenario([append(ONE, TWO, asks('t9')), compact]);

it('breaks where compact() finds nothing to do', async () => {
  const { violations } = await judge(progress, neverCompacts.make(), due);
  expect(violations).toMatchObject([{ moment: 1, turn: 't1', says: expect.stringContaining('still room') }]);
});

it('breaks where compact() refuses', async () => {
  const refusing = session(() => ({
    compact() {
      throw new Error('not today');
    },
  }));
  const { violations } = await judge(progress, refusing, due);
  expect(violations).toMatchObject([{ turn: 't1', says: expect.stringContaining('not today') }]);
});

it('holds where the pass is applied', async () => {
  expect(await judged(progress, session(), due)).toEqual({ met: 1, broken: [] });
});

it('is not asked where nothing is due', async () => {
  const small = scenario([append(asks('t9')), compact]);
  expect(await judged(progress, neverCompacts.make(), small)).toEqual({ met: 0, broken: [] });
});
