import { describe, expect, it } from 'vitest';
import { logDeduplicated } from '../../../compactors/faulty/log-deduplicated.js';
import { logAppendOnly as property } from '../../../properties/conservation/log-append-only.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { pair, session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, recall, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const request = asks('t9');
const played = scenario([append(ONE, TWO, request), compact]);
const logging = (edit: (turns: Turn[]) => Turn[]) =>
  session((ledger) => ({ log: () => edit([...ledger.turns]) }));
const broken = async (edit: (turns: Turn[]) => Turn[]) =>
  (await judge(property, logging(edit), played)).violations.map(({ says }) => says);

describe('the raw log breaks the law', () => {
  it('with another text, which is shown', async () => {
    const edited = logging(([first, ...rest]) => [{ ...first!, text: '[pruned]' }, ...rest]);
    const { violations } = await judge(property, edited, played);
    expect(violations).toMatchObject([{ turn: 't1', expected: ONE.text, seen: '[pruned]' }]);
  });

  it('with an entry that is missing, also where another one says the same', async () => {
    expect(await broken((turns) => turns.slice(1))).toEqual(['the raw log does not have t1']);
    const twins = scenario([append(ONE, { ...ONE, id: 't2' }, request), compact]);
    expect((await judged(property, logDeduplicated.make(), twins)).broken).toEqual(['t1']);
  });

  it('with an entry that is there twice, out of order, or of no turn', async () => {
    expect(await broken((turns) => [...turns, turns[0]!])).toEqual(['the raw log has t1 more than once']);
    expect(await broken(([a, b, c]) => [b!, a!, c!])).toEqual(['the raw log has t1 behind a later turn']);
    expect(await broken((turns) => [...turns, { ...ONE, id: 't7' }])).toEqual([
      'the raw log has t7, which was never appended',
    ]);
  });
});

describe('the raw log keeps the law', () => {
  it('as it was appended', async () => {
    expect(
      await judged(
        property,
        logging((turns) => turns),
        played,
      ),
    ).toEqual({ met: 1, broken: [] });
  });

  it('where an entry was lost by a fault of the store', async () => {
    const lost = scenario([append(ONE, TWO, request), compact, { step: 'lose', turn: 't1' }, recall]);
    expect(await judged(property, pair(), lost)).toEqual({ met: 3, broken: [] });
  });
});
