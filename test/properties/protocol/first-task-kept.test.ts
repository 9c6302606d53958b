import { expect, it } from 'vitest';
import { firstTaskLetGo } from '../../../compactors/faulty/first-task-let-go.js';
import { firstTaskKept as property } from '../../../properties/protocol/first-task-kept.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { session } from '../../compactors/made-to-measure.js';
import { append, asks, compact, said, scenario } from '../../conversation.js';
import { judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const task = said('t5', 'build-9', { role: 'user' });
const leavingOut: Fault = { fault: 'drop', target: { ids: ['t5'] } };
const played = (...faults: Fault[]) =>
  scenario([append(task, ONE, TWO, asks('t9')), compact], { summarizer: { faults } });

it('misses a first request that is only in the raw log', async () => {
  expect(await judged(property, firstTaskLetGo.make(), played(leavingOut))).toEqual({
    met: 1,
    broken: ['t5'],
  });
});

it('is content where a summary covers it, or where it stays', async () => {
  expect(await judged(property, firstTaskLetGo.make(), played())).toEqual({ met: 1, broken: [] });
  expect(await judged(property, session(), played(leavingOut))).toEqual({ met: 0, broken: [] });
});
