import { describe, expect, it } from 'vitest';
import { withinBudget } from '../../../properties/summarizer/within-budget.js';
import { append, compact, scenario, tokenizer } from '../../conversation.js';
import { judge, judged } from '../judged.js';
import { ONE } from '../turns.js';
import { writes } from './writes.js';

const TEXT = '- TICKET-7\n';
const TOKENS = tokenizer.count(TEXT);
const withBudget = (summaryBudget: number | null) =>
  scenario([append(ONE), compact], { settings: { summaryBudget } });

describe('a summary', () => {
  it('may have as many tokens as its budget', async () => {
    expect(await judged(withinBudget, writes(TEXT), withBudget(TOKENS))).toEqual({ met: 1, broken: [] });
  });

  it('breaks its budget with one token more', async () => {
    const { violations } = await judge(withinBudget, writes(TEXT), withBudget(TOKENS - 1));
    expect(violations).toEqual([
      { moment: 1, says: `the summary has ${TOKENS} tokens, and its budget is ${TOKENS - 1}` },
    ]);
  });

  it('is not judged without a budget', async () => {
    expect(await judged(withinBudget, writes(TEXT), withBudget(null))).toEqual({ met: 0, broken: [] });
  });
});
