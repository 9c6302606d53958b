import { describe, expect, it } from 'vitest';
import { summaryFits } from '../../../properties/budget/summary-fits.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import type { Fault } from '../../../src/simulation/behaviour.js';
import { careless, pair } from '../../compactors/made-to-measure.js';
import { append, asks, compact, recall, scenario, tokenizer } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE, TWO } from '../turns.js';

const SUMMARY = tokenizer.count('- TICKET-7\n- src/a.ts\n');
const steps = [append(ONE, TWO, asks('t9')), compact, recall];

const fits = (compactor: Compactor, summaryBudget: number | null, ...faults: Fault[]) =>
  judged(summaryFits, compactor, scenario(steps, { settings: { summaryBudget }, summarizer: { faults } }));

describe('a summary', () => {
  it('may have as many tokens as its budget', async () => {
    expect(await fits(pair(), SUMMARY)).toEqual({ met: 2, broken: [] });
  });

  it('breaks its budget with one token more, which is told once', async () => {
    const over: Fault = { fault: 'over-budget', tokens: 1 };
    expect(await fits(pair(), SUMMARY, over)).toEqual({ met: 2, broken: ['moment 1'] });
  });

  it('breaks its budget with what the compactor adds to it', async () => {
    const played = scenario(steps, { settings: { summaryBudget: SUMMARY } });
    const { violations } = await judge(summaryFits, pair({ edit: (text) => `${text}- and so on\n` }), played);
    expect(violations[0]?.says).toBe(`the summary has ${SUMMARY + 5} tokens, and its budget is ${SUMMARY}`);
  });

  it('may stand in a wrapper that is not counted', async () => {
    const wrapping = careless({ edit: (text) => `What was said so far:\n${text}` });
    expect(await fits(wrapping, SUMMARY)).toEqual({ met: 2, broken: [] });
  });

  it('is not judged without a budget', async () => {
    expect(await fits(pair(), null)).toEqual({ met: 0, broken: [] });
  });
});
