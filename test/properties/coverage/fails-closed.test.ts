import { describe, expect, it } from 'vitest';
import { narrowedPrefix } from '../../../compactors/correct/narrowed-prefix.js';
import { reportedIds } from '../../../compactors/correct/reported-ids.js';
import { dropsTheTail } from '../../../compactors/faulty/drops-the-tail.js';
import { failsClosed } from '../../../properties/coverage/fails-closed.js';
import type { SummarizerBehaviour } from '../../../src/simulation/behaviour.js';
import { append, compact, scenario } from '../../conversation.js';
import { judged } from '../judged.js';
import { FOUR, ONE, THREE, TWO } from '../turns.js';

const TURNS = [ONE, TWO, THREE, FOUR];
const TOKENS = TURNS.reduce((sum, { tokens }) => sum + tokens, 0);

/** The turns are far above this ceiling, and their summary is within the budget. */
const above = (summarizer: Partial<SummarizerBehaviour> = {}) =>
  scenario([append(...TURNS), compact], { settings: { summaryBudget: 30 }, summarizer });

const tailless = above({ faults: [{ fault: 'drop', target: { at: 'tail', turns: 1 } }] });

it('has turns that cost more than the ceiling', () => {
  expect(TOKENS).toBeGreaterThan(30 * 5);
});

describe('above the ceiling', () => {
  it('breaks where the tail leaves the context', async () => {
    expect(await judged(failsClosed, dropsTheTail.make(), tailless)).toEqual({ met: 1, broken: ['t4'] });
  });

  it('holds where the tail stays', async () => {
    expect(await judged(failsClosed, narrowedPrefix.make(), tailless)).toEqual({ met: 1, broken: [] });
  });

  it('holds where the pass is refused', async () => {
    expect(await judged(failsClosed, reportedIds.make(), tailless)).toEqual({ met: 1, broken: [] });
  });

  it('lets turns before the last anchor go as uncovered', async () => {
    const holed = above({ faults: [{ fault: 'drop', target: { ids: ['t2'] } }] });
    expect(await judged(failsClosed, dropsTheTail.make(), holed)).toEqual({ met: 1, broken: [] });
  });
});

describe('is not asked', () => {
  it('below the ceiling', async () => {
    const below = scenario(tailless.steps, { summarizer: tailless.summarizer });
    expect(await judged(failsClosed, dropsTheTail.make(), below)).toEqual({ met: 0, broken: [] });
  });

  it('with a report', async () => {
    const reported = above({ ...tailless.summarizer, report: 'truthful' });
    expect(await judged(failsClosed, dropsTheTail.make(), reported)).toEqual({ met: 0, broken: [] });
  });

  it('without an answer', async () => {
    const failing = above({ faults: [{ fault: 'fail', message: 'rate limit' }] });
    expect(await judged(failsClosed, dropsTheTail.make(), failing)).toEqual({ met: 0, broken: [] });
  });
});
