import { describe, expect, it } from 'vitest';
import { lostEntryEmpty } from '../../../compactors/faulty/lost-entry-empty.js';
import { silentUnknown } from '../../../compactors/faulty/silent-unknown.js';
import { inconsistencyLoud } from '../../../properties/reconstruction/inconsistency-loud.js';
import { STRANGER } from '../../../src/property/observation.js';
import { pair } from '../../compactors/made-to-measure.js';
import { append, compact, recall, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const played = scenario([append(ONE, TWO), compact]);
const lost = scenario([append(ONE, TWO), compact, { step: 'lose', turn: 't2' }, recall], {
  summarizer: { faults: [{ fault: 'drop', target: { ids: ['t2'] } }] },
});

describe('asked for an id that was never appended', () => {
  it('an error that names it is in order', async () => {
    expect(await judged(inconsistencyLoud, pair(), played)).toEqual({ met: 1, broken: [] });
  });

  it('text breaks the law', async () => {
    expect(await judged(inconsistencyLoud, silentUnknown.make(), played)).toEqual({
      met: 1,
      broken: [STRANGER],
    });
  });

  it('an error that does not name it breaks the law', async () => {
    const nameless = pair({
      reconstruct() {
        throw new Error('no such turn');
      },
    });
    const { violations } = await judge(inconsistencyLoud, nameless, played);
    expect(violations[0]?.says).toContain('an error that does not name it (no such turn)');
  });
});

describe('asked for an uncovered turn whose log entry was lost', () => {
  it('an error that names it is in order', async () => {
    const narrow = pair({ lists: () => ({ covered: ['t1'], uncovered: ['t2'] }) });
    expect(await judged(inconsistencyLoud, narrow, lost)).toEqual({ met: 5, broken: [] });
  });

  it('text breaks the law, which is told once', async () => {
    const { violations } = await judge(inconsistencyLoud, lostEntryEmpty.make(), lost);
    expect(violations).toMatchObject([
      { moment: 2, turn: 't2', says: expect.stringContaining('empty text') },
    ]);
  });

  it('nothing is wrong when the turn is covered', async () => {
    expect(await judged(inconsistencyLoud, lostEntryEmpty.make(), scenario(lost.steps))).toEqual({
      met: 3,
      broken: [],
    });
  });
});

it('is not asked where nobody asked', async () => {
  expect(await judged(inconsistencyLoud, silentUnknown.make(), scenario([]))).toEqual({ met: 0, broken: [] });
});
