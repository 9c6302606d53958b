import { expect, test } from 'vitest';
import type { SummaryRequest } from '../../../src/compactor/summarizer.js';
import { checkRequest } from '../../../src/simulation/check-request.js';

test.each([
  ['Summarize this.', 'a request with `turns`, `prompt` or `previous`, got "Summarize this." (string)'],
  [undefined, 'a request with `turns`, `prompt` or `previous`, got undefined (undefined)'],
  [{ messages: [] }, 'a request with `turns`, `prompt` or `previous`, got {"messages":[]} (object)'],
  [{ turns: 'all' }, '`turns` to be an array of turns with a `text` each, got "all" (string)'],
  [
    { turns: [{ content: 'hello' }] },
    '`turns` to be an array of turns with a `text` each, got [{"content":"hello"}] (array)',
  ],
  [{ prompt: 7 }, '`prompt` to be a string, got 7 (number)'],
  [{ prompt: 'p', previous: null }, '`previous` to be a string, got null (object)'],
])('%j is refused with what was expected', (request, message) => {
  expect(() => checkRequest(request as SummaryRequest)).toThrow(
    expect.objectContaining({ code: 'CC_SUMMARY_REQUEST', message: expect.stringContaining(message) }),
  );
});

test.each([{ turns: [] }, { prompt: '' }, { previous: 'so far', prompt: 'more' }])(
  '%j is understood',
  (request) => {
    expect(() => checkRequest(request)).not.toThrow();
  },
);
