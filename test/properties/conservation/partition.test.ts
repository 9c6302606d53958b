import { describe, expect, it } from 'vitest';
import { partition } from '../../../properties/conservation/partition.js';
import type { Checkpoint } from '../../../src/compactor/doors/checkpoint.js';
import { pair, session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, THREE, TWO } from '../turns.js';

const played = scenario([append(ONE, TWO, THREE), compact]);

type Lists = Pick<Checkpoint, 'covered' | 'uncovered' | 'kept'>;

const listing = (lists: Lists) => pair({ lists: () => lists });

describe('a partition', () => {
  it.each<[string, Lists]>([
    ['everything covered', { covered: ['t1', 't2', 't3'], uncovered: [] }],
    ['a turn in each list', { covered: ['t2'], uncovered: ['t1'], kept: ['t3'] }],
    ['lists that alternate', { covered: ['t1', 't3'], uncovered: ['t2'], kept: [] }],
  ])('is %s', async (_, lists) => {
    expect(await judged(partition, listing(lists), played)).toEqual({ met: 2, broken: [] });
  });

  it('has its kept turns in the view, where there is no list of them', async () => {
    const unlisted = session((ledger) => ({
      claims: () => {
        const { covered, uncovered } = ledger.claims();
        return { covered, uncovered };
      },
    }));
    const twice = scenario([append(ONE, asks('t8')), compact, append(TWO, asks('t9')), compact]);
    expect(await judged(partition, unlisted, twice)).toEqual({ met: 4, broken: [] });
  });
});

describe('no partition', () => {
  it.each<[string, Lists]>([
    ['covered lists t7, which was never appended', { covered: ['t1', 't2', 't3', 't7'], uncovered: [] }],
    ['covered lists t1 more than once', { covered: ['t1', 't1', 't2', 't3'], uncovered: [] }],
    ['t1 is listed as covered and as uncovered', { covered: ['t1', 't2', 't3'], uncovered: ['t1'] }],
    ['t3 is listed as uncovered and as kept', { covered: ['t1', 't2'], uncovered: ['t3'], kept: ['t3'] }],
    ['covered lists t2 after a later turn', { covered: ['t1', 't3', 't2'], uncovered: [] }],
    ['t2 is neither covered, uncovered nor kept', { covered: ['t1', 't3'], uncovered: [] }],
  ])('%s', async (says, lists) => {
    const { violations } = await judge(partition, listing(lists), played);
    expect(violations.map((violation) => violation.says)).toEqual([says]);
  });

  it('lists a turn before it is appended', async () => {
    const ahead = pair({ lists: () => ({ covered: ['t1', 't2'], uncovered: [] }) });
    const { violations } = await judge(partition, ahead, scenario([append(ONE), compact, append(TWO)]));
    expect(violations).toMatchObject([{ moment: 1, turn: 't2' }]);
  });

  it('comes out of a later pass', async () => {
    const first = pair({ lists: () => ({ covered: ['t1'], uncovered: [] }) });
    const later = scenario([append(ONE), compact, append(TWO), compact]);
    expect((await judge(partition, first, later)).violations).toMatchObject([{ moment: 3, turn: 't2' }]);
  });
});
