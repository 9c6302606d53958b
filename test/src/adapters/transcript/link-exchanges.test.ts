import { expect, it } from 'vitest';
import type { ChatMessage } from '../../../../src/adapters/transcript/chat-message.js';
import { linkExchanges } from '../../../../src/adapters/transcript/link-exchanges.js';

const call = (id: string | null): ChatMessage => ({
  role: 'assistant',
  prose: 'look',
  calls: [{ id, name: 'ls', input: '{}' }],
  answers: null,
});
const answer = (id: string): ChatMessage => ({ role: 'tool', prose: 'a.ts', calls: [], answers: id });

it('leads a result to the newest open call with its id', () => {
  const linked = linkExchanges([call('c'), answer('c'), call('c'), answer('c')]);
  expect(linked.flatMap(({ uses }) => uses).map(({ id }) => id)).toEqual(['c', 'c#2']);
  expect(linked.flatMap(({ results }) => results).map(({ use }) => use)).toEqual(['c', 'c#2']);
});

it('makes a plain turn of a second result of one call', () => {
  const linked = linkExchanges([call('c'), answer('c'), answer('c')]);
  expect(linked[2]).toEqual({ role: 'tool', text: 'a.ts', uses: [], results: [] });
});

it('keeps the text of a call without an id', () => {
  expect(linkExchanges([call(null)])).toEqual([
    { role: 'assistant', text: 'look\nls {}', uses: [], results: [] },
  ]);
});

it('leads each of several results in one message to its call, and keeps what stands beside them', () => {
  const both: ChatMessage = {
    role: 'assistant',
    prose: '',
    calls: ['a', 'b'].map((id) => ({ id, name: 'ls', input: '{}' })),
    answers: null,
  };
  const results = [
    { call: 'b', text: 'b.ts', failed: true as const },
    { call: 'a', text: 'a.ts' },
  ];
  const linked = linkExchanges([both, { role: 'tool', prose: 'go on', calls: [], answers: null, results }]);
  expect(linked[1]).toEqual({
    role: 'tool',
    text: 'go on\nb.ts\na.ts',
    uses: [],
    results: [
      { use: 'b', text: 'b.ts', failed: true },
      { use: 'a', text: 'a.ts' },
    ],
  });
});

it('makes a plain turn of results of which one answers nothing', () => {
  const results = [{ call: 'nobody', text: 'a.ts' }];
  expect(linkExchanges([{ role: 'tool', prose: '', calls: [], answers: null, results }])).toEqual([
    { role: 'tool', text: 'a.ts', uses: [], results: [] },
  ]);
});
