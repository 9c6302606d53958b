import { describe, expect, it } from 'vitest';
import { triggerAwaited as property } from '../../../properties/budget/trigger-awaited.js';
import type { Outcome } from '../../../src/compactor/session.js';
import { append, asks, compact, scenario } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';
import { fixed, kept, summary } from '../views.js';

const log = [ONE, TWO, asks('t9')];
const TOKENS = log.reduce((sum, { tokens }) => sum + tokens, 0);
/** Twice the view, with what may stand around three messages. */
const FAR = (TOKENS + 3 * 8) * 2 + 1;

const whole = log.map(kept);
const compacted = [summary('-'), kept(TWO)];
const triggered = (trigger?: number) =>
  scenario([append(...log), compact], { settings: trigger === undefined ? {} : { trigger } });

describe('a pass far below the trigger', () => {
  it('breaks the law where it changes the view', async () => {
    const { violations } = await judge(property, fixed(whole, compacted), triggered(FAR));
    expect(violations).toEqual([
      {
        moment: 1,
        says: `the view had ${TOKENS} tokens and the trigger is ${FAR}, and the pass changed it`,
      },
    ]);
  });

  it.each<Outcome>([{ status: 'noop' }, { status: 'compacted' }])(
    'keeps it where all stays as it was, and the outcome is %o',
    async (outcome) => {
      expect(await judged(property, fixed(whole, whole, outcome), triggered(FAR))).toEqual({
        met: 1,
        broken: [],
      });
    },
  );
});

it.each([FAR - 1, TOKENS - 1, undefined])('a trigger of %s is not far above the view', async (trigger) => {
  expect(await judged(property, fixed(whole, compacted), triggered(trigger))).toEqual({ met: 0, broken: [] });
});
