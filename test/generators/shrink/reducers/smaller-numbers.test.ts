import { describe, expect, it } from 'vitest';
import { ceilingOffset } from '../../../../generators/shrink/ceiling-fit.js';
import { paddingOf, plainTurn } from '../../../../generators/shrink/plain.js';
import { smallerNumbers } from '../../../../generators/shrink/reducers/smaller-numbers.js';
import type { Settings } from '../../../../src/compactor/settings.js';
import { logOf } from '../../../../src/scenario/log-of.js';
import type { Fault } from '../../../../src/simulation/behaviour.js';
import { append, compact, scenario, tokenizer } from '../../../conversation.js';
import { FOR_PAIR, FOR_SESSION, faultsOf, offers, plainScenario, plainTurns } from '../offers.js';

const NO_BUDGET = { summaryBudget: null };

const settingsOf = (settings: Partial<Settings>) =>
  offers(smallerNumbers, plainScenario(1, { settings: { ...NO_BUDGET, ...settings } })).map(
    (one) => one.settings,
  );

const faultsFrom = (fault: Fault) =>
  offers(smallerNumbers, plainScenario(1, { settings: NO_BUDGET, summarizer: { faults: [fault] } })).flatMap(
    faultsOf,
  );

describe('a number becomes smaller:', () => {
  it('a budget, a keep, a trigger, each from nothing on', () => {
    expect(settingsOf({ summaryBudget: 3 }).map((one) => one.summaryBudget)).toEqual([0, 1, 2]);
    expect(settingsOf({ keep: 2 }).map((one) => one.keep)).toEqual([0, 1]);
    expect(settingsOf({ trigger: 2 }).map((one) => one.trigger)).toEqual([0, 1]);
  });

  it('a large one by ever smaller steps', () => {
    expect(settingsOf({ trigger: 100 }).map((one) => one.trigger)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 50, 75, 88, 94, 97, 99,
    ]);
  });

  it('a keep, not below what the compactor keeps anyway', () => {
    const tools = { ...FOR_SESSION, supports: { ...FOR_SESSION.supports, keeps: 2 } };
    const from = plainScenario(1, { settings: { ...NO_BUDGET, keep: 4 } });
    expect(offers(smallerNumbers, from, tools).map(({ settings }) => settings.keep)).toEqual([2, 3]);
  });

  it('the padding of a turn', () => {
    const padded = plainTurn(plainTurns(1)[0]!, tokenizer, 3);
    const offered = offers(smallerNumbers, scenario([append(padded)], { settings: NO_BUDGET }));
    expect(offered.map((one) => logOf(one)[0]!.text)).toEqual([
      'Remember A-1.',
      'Remember A-1. more',
      'Remember A-1. more more',
    ]);
  });

  it('the tokens of a cut, or beyond the budget', () => {
    expect(faultsFrom({ fault: 'cut', tokens: 2 })).toEqual([
      { fault: 'cut', tokens: 0 },
      { fault: 'cut', tokens: 1 },
    ]);
    expect(faultsFrom({ fault: 'over-budget', tokens: 3 })).toEqual([
      { fault: 'over-budget', tokens: 1 },
      { fault: 'over-budget', tokens: 2 },
    ]);
  });

  it('the turns that a fault strikes', () => {
    expect(faultsFrom({ fault: 'drop', target: { at: 'head', turns: 2 } })).toContainEqual({
      fault: 'drop',
      target: { at: 'head', turns: 1 },
    });
    expect(faultsFrom({ fault: 'hollow', target: { ids: ['t1', 't2'] } })).toEqual([
      { fault: 'hollow', target: { ids: ['t2'] } },
      { fault: 'hollow', target: { ids: ['t1'] } },
    ]);
    expect(faultsFrom({ fault: 'mention', ids: ['t1', 't2'] })).toEqual([
      { fault: 'mention', ids: ['t2'] },
      { fault: 'mention', ids: ['t1'] },
    ]);
  });
});

describe('where the cost is at the ceiling', () => {
  const turns = plainTurns(2).map((one) => plainTurn(one, tokenizer, 20));
  const from = scenario([append(...turns), compact], { settings: { summaryBudget: 10 } });
  const fitted = offers(smallerNumbers, from, FOR_PAIR).filter((one) => ceilingOffset(one, FOR_PAIR) === 0);
  const budgets = (padding: number) =>
    fitted
      .filter((one) => paddingOf(logOf(one)[0]!, tokenizer) === padding)
      .map(({ settings }) => settings.summaryBudget);

  it('budget and cost are lowered together', () => {
    expect(ceilingOffset(from, FOR_PAIR)).toBe(0);
    expect(budgets(20)).toEqual([6, 7, 8, 9]);
  });

  it('the padding of all turns but the last one goes, too', () => {
    expect(budgets(0)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

it('has nothing to lower where there are no numbers', () => {
  expect(offers(smallerNumbers, plainScenario(2, { settings: NO_BUDGET }))).toEqual([]);
});
