import { expect, it } from 'vitest';
import { forgetsPins } from '../../../compactors/faulty/forgets-pins.js';
import { pinsByRole } from '../../../compactors/faulty/pins-by-role.js';
import { foldsPrefix } from '../../../compactors/twins/folds-prefix.js';
import { pinnedTurnsKept as property } from '../../../properties/protocol/pinned-turns-kept.js';
import { checkpointCompactor } from '../../../src/compactor/doors/checkpoint-door.js';
import { messagesCompactor } from '../../../src/compactor/doors/messages-door.js';
import { whySkipped } from '../../../src/run/why-skipped.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { append, asks, compact, play, said, scenario } from '../../conversation.js';
import { judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';
import { fixed, kept, summary } from '../views.js';

const pinned: Turn = { ...TWO, pinned: true };
const rule: Turn = { ...said('t3', 'rule-9', { role: 'user' }), pinned: true };
const log = [ONE, pinned, rule, asks('t9')];
const played = scenario([append(...log), compact]);

it('misses a pinned turn, and no other one', async () => {
  const without = fixed(log.map(kept), [summary('-'), kept(rule), kept(asks('t9'))]);
  expect(await judged(property, without, played)).toEqual({ met: 1, broken: ['t2'] });
  const whole = fixed(log.map(kept), [summary('-'), kept(pinned), kept(rule)]);
  expect(await judged(property, whole, played)).toEqual({ met: 1, broken: [] });
});

it('tells pins that are forgotten, or heeded for some turns only, from pins that hold', async () => {
  expect((await judged(property, forgetsPins.make(), played)).broken).toEqual(['t2', 't3']);
  expect((await judged(property, pinsByRole.make(), played)).broken).toEqual(['t2']);
  expect(await judged(property, foldsPrefix.make(), played)).toEqual({ met: 1, broken: [] });
});

it('is not asked of a door that passes no pins on', async () => {
  const doors = [
    checkpointCompactor({
      buildCheckpoint: (_, text, budget) => ({ summary: text, budget, covered: [], uncovered: [] }),
      reconstruct: () => '',
    }),
    messagesCompactor((messages) => messages),
  ];
  for (const door of doors) {
    const { supports } = await play(door, played);
    expect(whySkipped(property, supports)).toMatch('takesPins');
  }
});
