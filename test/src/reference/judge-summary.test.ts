import { expect, test } from 'vitest';
import type { SummaryResponse } from '../../../src/compactor/summarizer.js';
import { type Answered, judgeSummary } from '../../../src/reference/judge-summary.js';
import { countTokens } from '../answers.js';
import { summaryOf, turn, turns } from '../turns.js';

function judge(text: string, response: Partial<SummaryResponse> = {}, changes: Partial<Answered> = {}) {
  return judgeSummary({
    response: { kind: 'text', text, ...response },
    prefix: turns(1, 2),
    settings: { summaryBudget: 60, ratios: null, window: 8000 },
    countTokens,
    facts: true,
    ...changes,
  });
}

const summary = { id: 'summary-1', body: summaryOf(turn(8), turn(9)), tokens: 8 };
const previous = { summary, covers: turns(8, 9) };

test('proposes what the summary holds', () => {
  expect(judge(summaryOf(...turns(1, 2)))).toEqual({
    change: {
      body: '- TICKET-1\n- TICKET-2\n',
      tokens: 8,
      covered: ['t1', 't2'],
      uncovered: [],
      replaces: undefined,
    },
    truncated: false,
  });
});

test('carries the turns of the previous summary on', () => {
  const judged = judge(summaryOf(...turns(8, 9), ...turns(1, 2)), {}, { previous });
  expect(judged).toMatchObject({ change: { covered: ['t1', 't2'], replaces: summary } });
});

test('K8: does not give up what the previous summary covered', () => {
  expect(judge(summaryOf(turn(8), ...turns(1, 2)), {}, { previous })).toEqual({
    status: 'refused',
    reason: 'the summary no longer holds t9',
    isFinal: false,
  });
});

test('K8: wants something new beside what was covered', () => {
  const judged = judge(summaryOf(...turns(8, 9)), { finish: 'length' }, { previous });
  expect(judged).toMatchObject({ status: 'refused', isFinal: false });
});

test('S2: a report narrows what is new, not what was covered before', () => {
  const text = summaryOf(...turns(8, 9), ...turns(1, 2));
  expect(judge(text, { reportedIds: ['t2'] }, { previous })).toMatchObject({
    change: { covered: ['t2'], replaces: summary },
  });
});

test('K9: wants the view to get smaller, by a token at least', () => {
  const text = summaryOf(...turns(1, 2));
  const prefix = (tokens: number) => [turn(1, { tokens }), turn(2, { tokens: 0 })];
  expect(judge(text, {}, { prefix: prefix(9) })).toMatchObject({ change: { tokens: 8 } });
  expect(judge(text, {}, { prefix: prefix(8) })).toEqual({
    status: 'noop',
    reason: 'the summary is not smaller than what it would replace',
    isFinal: false,
  });
});

test('S7: says that the summary is cut', () => {
  const judged = judge('- TICKET-1\n- TICKET-2', { finish: 'length' });
  expect(judged).toMatchObject({ change: { covered: ['t1'] }, truncated: true });
});

test('S8: refuses a summary over its budget, which a shorter prefix might mend', () => {
  const settings = { summaryBudget: 7, ratios: null, window: 8000 };
  expect(judge(summaryOf(...turns(1, 2)), {}, { settings })).toEqual({
    status: 'refused',
    reason: 'the summary has 8 tokens, 1 more than its budget of 7',
    isFinal: false,
  });
});

test.each([
  ['a tool call', '- TICKET-1\n', { kind: 'toolCall' }],
  ['no content', '', { kind: 'blank' }],
  ['a blank text', ' \n', {}],
  ['an echo', turn(2).text, {}],
  ['a refusal', "I'm sorry, but I can't help with that.", {}],
  ['a placeholder', 'No prior history.', {}],
] as const)('K2: refuses %s for good', (_, text, response) => {
  expect(judge(text, response)).toMatchObject({ status: 'refused', isFinal: true });
  expect(judge(text, response, { previous })).toMatchObject({ status: 'refused', isFinal: true });
});
