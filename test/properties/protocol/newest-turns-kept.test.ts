import { expect, it } from 'vitest';
import { givesUpTheTail } from '../../../compactors/faulty/gives-up-the-tail.js';
import { keepsOneLess } from '../../../compactors/faulty/keeps-one-less.js';
import { foldsPrefix } from '../../../compactors/twins/folds-prefix.js';
import { newestTurnsKept as property } from '../../../properties/protocol/newest-turns-kept.js';
import type { ViewItem } from '../../../src/compactor/session.js';
import { append, compact, scenario } from '../../conversation.js';
import { judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';
import { fixed, kept, note, results, summary, uses } from '../views.js';

const [use, answers] = [uses('t3', 'run-7', 'a', 'b'), results('t4', 'out-7', 'a', 'b')];
const log = [ONE, TWO, use, answers];
const keeping = (keep: number) => scenario([append(...log), compact], { settings: { keep } });

const seen = (keep: number, ...after: ViewItem[]) =>
  judged(property, fixed(log.map(kept), after), keeping(keep));

it('misses each of the newest turns, and no older one', async () => {
  expect(await seen(1, summary('-'))).toEqual({ met: 0, broken: [] });
  expect(await seen(2, summary('-'))).toEqual({ met: 1, broken: ['t4'] });
  expect((await seen(4, summary('-'), kept(answers))).broken).toEqual(['t2', 't3']);
  expect((await seen(4, kept(TWO), kept(use), kept(answers))).broken).toEqual([]);
});

it('finds them quoted in a message as well', async () => {
  const after = [note('user', `Before: ${use.text}`), kept(answers)];
  expect(await seen(3, ...after)).toEqual({ met: 1, broken: [] });
});

it('asks nothing where nothing is to be kept, or of a compactor that is not told', async () => {
  expect(await seen(0, summary('-'))).toEqual({ met: 0, broken: [] });
  expect(property.skip!({ takesKeep: false, keeps: 0 } as never)).toMatch('not told');
  expect(property.skip!({ takesKeep: false, keeps: 2 } as never)).toBeNull();
});

it('tells one turn less from as many as were asked for', async () => {
  const played = scenario([append(ONE, TWO), compact], { settings: { keep: 1 } });
  expect((await judged(property, keepsOneLess.make(), played)).broken).toEqual(['t2']);
  const last = scenario([append(TWO), compact], { settings: { keep: 1 } });
  expect((await judged(property, givesUpTheTail.make(), last)).broken).toEqual(['t2']);
  for (const one of [played, last]) {
    expect(await judged(property, foldsPrefix.make(), one)).toEqual({ met: 1, broken: [] });
  }
});
