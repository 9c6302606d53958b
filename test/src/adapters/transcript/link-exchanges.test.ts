import { expect, it } from 'vitest';
import { linkExchanges } from '../../../../src/adapters/transcript/link-exchanges.js';
import type { Message, Part } from '../../../../src/adapters/transcript/message.js';

const text = (said: string): Part => ({ type: 'text', text: said });
const use = (id: string | null): Part => ({ type: 'use', id, name: 'ls', input: '{}' });
const result = (id: string, said: string): Part => ({
  type: 'result',
  use: id,
  parts: [{ type: 'text', text: said }],
});
const call = (id: string | null): Message => ({ role: 'assistant', parts: [text('look'), use(id)] });
const answer = (id: string): Message => ({ role: 'tool', parts: [result(id, 'a.ts')] });

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

it('leads each of several results in one message to its call', () => {
  const results: Part[] = [{ ...result('b', 'b.ts'), failed: true } as Part, result('a', 'a.ts')];
  const linked = linkExchanges([
    { role: 'assistant', parts: [use('a'), use('b')] },
    { role: 'user', parts: results },
  ]);
  expect(linked[1]).toEqual({
    role: 'tool',
    text: 'b.ts\na.ts',
    uses: [],
    results: [
      { use: 'b', text: 'b.ts', failed: true },
      { use: 'a', text: 'a.ts' },
    ],
  });
});

it('makes a text of a result that answers nothing, beside one that answers', () => {
  const [, answers] = linkExchanges([
    call('a'),
    { role: 'user', parts: [result('nobody', 'b.ts'), result('a', 'a.ts')] },
  ]);
  expect(answers).toEqual({
    role: 'tool',
    text: 'b.ts\na.ts',
    uses: [],
    results: [{ use: 'a', text: 'a.ts' }],
  });
});

it('makes a text of a call that its own message answers, since nothing can part the two', () => {
  const [linked] = linkExchanges([{ role: 'assistant', parts: [use('s'), result('s', 'a.ts'), text('so')] }]);
  expect(linked).toEqual({ role: 'assistant', text: 'ls {}\na.ts\nso', uses: [], results: [] });
});

it('gives no call an id that another has by itself', () => {
  const linked = linkExchanges([call('c'), call('c#2'), call('c')]);
  expect(linked.flatMap(({ uses }) => uses).map(({ id }) => id)).toEqual(['c', 'c#2', 'c#3']);
});
