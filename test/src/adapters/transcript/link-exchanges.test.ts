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
