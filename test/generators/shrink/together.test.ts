import { describe, expect, it } from 'vitest';
import { plainTurnOfSize } from '../../../generators/shrink/plain.js';
import { shrinkScenario } from '../../../generators/shrink/shrink-scenario.js';
import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { append, compact, said, scenario, tokenizer } from '../../conversation.js';
import { bare, FOR_SESSION } from './offers.js';

/** The smallest scenario that still has what is asked for, and how many had to be looked at. */
function smallest(from: Scenario, has: (one: Scenario) => boolean): { scenario: Scenario; tried: number } {
  const shrink = shrinkScenario(FOR_SESSION);
  let [now, context, tried] = [from, undefined as unknown, 0];
  for (;;) {
    const next = shrink(now, context)
      .map((value) => {
        tried += 1;
        return value;
      })
      .filter(({ value }) => has(value))
      .getNthOrLast(0);
    if (!next) return { scenario: now, tried };
    [now, context] = [next.value, next.context];
  }
}

const tokensOf = (one: Scenario) => logOf(one).reduce((sum, { tokens }) => sum + tokens, 0);

describe('what has to change together, shrinks together', () => {
  const twinsOf = (one: Scenario) =>
    logOf(one).filter(
      ({ id, text, anchor }, _, log) =>
        anchor !== null && log.some((other) => other.id !== id && other.text === text),
    );

  it.each(['TICKET-7', 'src/a.ts', '1,000'])('twins that state %s end as the plainest twins', (anchor) => {
    const twin = (id: string) => ({ ...said('', anchor), id, role: 'assistant' as const });
    const from = scenario([append(said('t1', 'X-9'), twin('t2'), said('t3', null), twin('t4')), compact]);
    const { scenario: least, tried } = smallest(from, (one) => twinsOf(one).length === 2);
    expect(logOf(least)).toEqual([bare('t1', 'A-1'), bare('t2', 'A-1')]);
    expect(tried).toBeLessThan(4000);
  });

  it.each([
    ['stay as far apart', (tokens: number, budget: number) => tokens - budget === 137],
    ['stay in proportion', (tokens: number, budget: number) => tokens === 3 * budget],
  ])('tokens and budget that have to %s end at the smallest', (_, holds) => {
    const long = plainTurnOfSize(bare('t1', 'A-1'), holds(203, 66) ? 203 : 198, tokenizer);
    const from = scenario([append(long), compact], { settings: { summaryBudget: 66 } });
    const has = (one: Scenario) => {
      const { summaryBudget } = one.settings;
      return summaryBudget !== null && summaryBudget >= 4 && holds(tokensOf(one), summaryBudget);
    };
    expect(has(from)).toBe(true);
    const { scenario: least, tried } = smallest(from, has);
    expect(least.settings.summaryBudget).toBe(4);
    expect(tried).toBeLessThan(2000);
  });
});
