import { describe, expect, it } from 'vitest';
import { ceilingOffset } from '../../../generators/shrink/ceiling-fit.js';
import { mapTurns } from '../../../generators/shrink/edit.js';
import { plainTurn } from '../../../generators/shrink/plain.js';
import { refit, refits } from '../../../generators/shrink/refit.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { lineTokens } from '../../../src/simulation/faithful-summary.js';
import { append, compact, scenario, tokenizer } from '../../conversation.js';
import { bare, FOR_PAIR, faultsOf, plainScenario, plainTurns } from './offers.js';

const LINE = lineTokens(bare('t1', 'A-1'), tokenizer);
const withoutFirst = (from: Scenario) => mapTurns(from, (one) => (one.id === 't1' ? null : one));

const cutIn = (tokens: number, summaryBudget: number | null = null) =>
  plainScenario(4, { settings: { summaryBudget }, summarizer: { faults: [{ fault: 'cut', tokens }] } });

describe('after turns went', () => {
  it('the cut stays in the line in which it was', () => {
    const from = cutIn(3 * LINE - 1);
    expect(faultsOf(refit(withoutFirst(from), from, FOR_PAIR)!)).toEqual([
      { fault: 'cut', tokens: 2 * LINE - 1 },
    ]);
  });

  it('the budget is as much smaller as the summary is', () => {
    const from = cutIn(3, 1000);
    const fitted = refit(withoutFirst(from), from, FOR_PAIR)!;
    expect(fitted.settings.summaryBudget).toBe(1000 - LINE);
    expect(faultsOf(fitted)).toEqual([{ fault: 'cut', tokens: 0 }]);
  });

  it('the budget is never smaller than one', () => {
    const from = plainScenario(4, { settings: { summaryBudget: 2 } });
    expect(refit(withoutFirst(from), from, FOR_PAIR)!.settings.summaryBudget).toBe(1);
  });

  it('the cost stays as far from the ceiling as it was', () => {
    const turns = plainTurns(3).map((one) => plainTurn(one, tokenizer, 45));
    const from = scenario([append(...turns), compact], { settings: { summaryBudget: 30 } });
    expect(ceilingOffset(from, FOR_PAIR)).toBe(0);
    const fitted = refit(withoutFirst(from), from, FOR_PAIR)!;
    expect(ceilingOffset(fitted, FOR_PAIR)).toBe(0);
    expect(fitted.settings.summaryBudget).toBeLessThanOrEqual(30);
  });

  it('nothing has to change when they had no line', () => {
    const from = scenario([append(bare('t1', null), bare('t2', 'A-2'))]);
    expect(refit(withoutFirst(from), from, FOR_PAIR)).toBeNull();
  });
});

describe('all ways to fit', () => {
  it('are every place to cut, from the first on', () => {
    const from = cutIn(17);
    const cuts = [...refits(from, from, FOR_PAIR)].map((fitted) => faultsOf(fitted)[0]);
    expect(cuts).toEqual(Array.from({ length: 4 * LINE + 1 }, (_, tokens) => ({ fault: 'cut', tokens })));
  });

  it('are every tight budget, where nothing else cuts', () => {
    const from = plainScenario(2, { settings: { summaryBudget: 7 } });
    const budgets = [...refits(from, from, FOR_PAIR)].map(({ settings }) => settings.summaryBudget);
    expect(budgets).toEqual(Array.from({ length: 2 * LINE + 1 }, (_, index) => index + 1));
  });

  it('are none where the summary is long, or the budget is roomy', () => {
    const long = plainScenario(13, { summarizer: { faults: [{ fault: 'cut', tokens: 5 }] } });
    expect([...refits(long, long, FOR_PAIR)]).toEqual([]);
    const roomy = plainScenario(2, { settings: { summaryBudget: 500 } });
    expect([...refits(roomy, roomy, FOR_PAIR)]).toEqual([]);
  });

  it('are every budget whose ceiling can be reached, where the cost was at the ceiling', () => {
    const turns = plainTurns(2).map((one) => plainTurn(one, tokenizer, 20));
    const from = scenario([append(...turns), compact], { settings: { summaryBudget: 10 } });
    const fitted = [...refits(from, from, FOR_PAIR)].filter((one) => ceilingOffset(one, FOR_PAIR) === 0);
    expect(fitted.map(({ settings }) => settings.summaryBudget)).toEqual(
      expect.arrayContaining([6, 7, 8, 9, 10, 48]),
    );
  });
});
