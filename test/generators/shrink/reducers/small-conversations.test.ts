import { describe, expect, it } from 'vitest';
import { smallConversations } from '../../../../generators/shrink/reducers/small-conversations.js';
import { logOf } from '../../../../src/scenario/log-of.js';
import type { Scenario } from '../../../../src/scenario/scenario.js';
import { scenarioProblems } from '../../../../src/scenario/validate.js';
import { append, compact, recall, scenario, tokenizer } from '../../../conversation.js';
import { FOR_PAIR, type FOR_SESSION, faultsOf, offers, plainTurns, stepsOf } from '../offers.js';

const THREE = plainTurns(3);
const passes = ({ steps }: Scenario) => steps.filter(({ step }) => step === 'compact').length;

const afterTwoPasses = offers(smallConversations, scenario([append(...THREE), compact, compact, recall]));

describe('the small grammar', () => {
  it('has at most two turns in one append, two passes and one deviation of the summarizer', () => {
    for (const offered of afterTwoPasses) {
      expect(logOf(offered).length).toBeLessThanOrEqual(2);
      expect(offered.steps.filter(({ step }) => step === 'append').length).toBeLessThanOrEqual(1);
      expect(passes(offered)).toBeLessThanOrEqual(2);
      const { faults, report, marker, finish } = offered.summarizer;
      expect(
        faults.length + Number(report !== 'none') + Number(marker) + Number(!finish),
      ).toBeLessThanOrEqual(1);
    }
  });

  it('is well formed, and counted truly', () => {
    for (const offered of afterTwoPasses) expect(scenarioProblems(offered, tokenizer)).toEqual([]);
  });

  it('begins with the simplest', () => {
    expect(stepsOf(afterTwoPasses[0]!)).toEqual(['compact']);
    const turns = afterTwoPasses.map((offered) => logOf(offered).length);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
  });

  it('stays small enough to be tried to the end', () => {
    expect(afterTwoPasses.length).toBeLessThan(12_000);
  });
});

describe('it has nothing that the failing scenario has not:', () => {
  it('no second pass', () => {
    const single = offers(smallConversations, scenario([append(...THREE), compact]));
    const withTurns = (all: Scenario[]) => all.filter((offered) => logOf(offered).length > 0);
    expect(Math.max(...withTurns(single).map(passes))).toBe(1);
    expect(Math.max(...withTurns(afterTwoPasses).map(passes))).toBe(2);
  });

  it('no loss', () => {
    const kinds = (all: Scenario[]) => new Set(all.flatMap(({ steps }) => steps.map(({ step }) => step)));
    expect(kinds(afterTwoPasses)).toEqual(new Set(['append', 'compact']));
    const losing = scenario([append(...THREE), compact, { step: 'lose', turn: 't2' }, recall]);
    expect(kinds(offers(smallConversations, losing))).toContain('lose');
  });

  it('no more turns', () => {
    const [one] = THREE;
    const counts = offers(smallConversations, scenario([append(one!), compact])).map(
      (offered) => logOf(offered).length,
    );
    expect(Math.max(...counts)).toBe(1);
  });
});

describe('it tells nothing that the compactor is not told:', () => {
  const offeredTo = (supports: Partial<(typeof FOR_SESSION)['supports']>) =>
    offers(smallConversations, scenario([append(...THREE.slice(0, 1)), compact]), {
      ...FOR_PAIR,
      supports: { ...FOR_PAIR.supports, ...supports },
    });

  it('a budget, ratios, reports, signals', () => {
    const told = (all: Scenario[]) => ({
      budgets: new Set(all.map(({ settings }) => settings.summaryBudget === null)).size,
      ratios: new Set(all.map(({ settings }) => settings.ratios === null)),
      reports: new Set(all.map(({ summarizer }) => summarizer.report)).size,
      signals: all.some(({ summarizer }) => summarizer.marker || !summarizer.finish),
    });
    expect(told(offeredTo({}))).toEqual({ budgets: 2, ratios: new Set([false]), reports: 9, signals: true });
    expect(
      told(offeredTo({ takesBudget: false, takesRatios: false, takesReport: false, takesSignals: false })),
    ).toEqual({ budgets: 1, ratios: new Set([true]), reports: 1, signals: false });
  });

  it('a cut by the budget, which is then one by the summarizer', () => {
    const cuts = offeredTo({ takesBudget: false }).flatMap(faultsOf);
    expect(cuts).toContainEqual({ fault: 'cut', tokens: 5 });
  });
});
