import { describe, expect, it } from 'vitest';
import { viewFits as property } from '../../../properties/budget/view-fits.js';
import type { Outcome } from '../../../src/compactor/session.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';
import { fixed, kept, summary } from '../views.js';

const log = [ONE, TWO, asks('t9')];
const AFTER = TWO.tokens + 1;

const seen = (window: number, outcome: Outcome) =>
  judged(
    property,
    fixed(log.map(kept), [summary('-'), kept(TWO)], outcome),
    scenario([append(...log), compact], { settings: { window } }),
  );

describe('a view that is larger than the window', () => {
  it('breaks the law where the outcome says nothing of it', async () => {
    const played = scenario([append(...log), compact], { settings: { window: AFTER - 1 } });
    const { violations } = await judge(property, fixed(log.map(kept), [summary('-'), kept(TWO)]), played);
    expect(violations).toEqual([
      {
        moment: 1,
        says: `the view has ${AFTER} tokens after the pass, the window ${AFTER - 1}, and the outcome says nothing of it`,
      },
    ]);
  });

  it('breaks it where the outcome has a smaller number', async () => {
    expect((await seen(AFTER - 1, { status: 'compacted', tokensAfter: AFTER - 1 })).broken).toEqual([
      'moment 1',
    ]);
  });

  it.each<Outcome>([
    { status: 'compacted', reason: 'the newest turns alone do not fit' },
    { status: 'compacted', truncated: true },
    { status: 'compacted', tokensAfter: AFTER },
  ])('is told by %o', async (outcome) => {
    expect(await seen(AFTER - 1, outcome)).toEqual({ met: 1, broken: [] });
  });
});

it('fits a window of its own size', async () => {
  expect(await seen(AFTER, { status: 'compacted' })).toEqual({ met: 1, broken: [] });
});

it('has nothing to look at where the view fitted all the time', async () => {
  expect(await seen(8192, { status: 'compacted' })).toEqual({ met: 0, broken: [] });
});
