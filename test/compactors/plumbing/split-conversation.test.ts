import { expect, it } from 'vitest';
import { splitConversation } from '../../../compactors/plumbing/split-conversation.js';
import type { ChatMessage } from '../../../src/compactor/doors/chat-message.js';

const message = (id: string, role: ChatMessage['role']): ChatMessage => ({ id, role, content: id });
const calls = (...ids: string[]): ChatMessage['tool_calls'] =>
  ids.map((id) => ({ id, type: 'function', function: { name: 'run', arguments: '{}' } }));
const messages = [
  message('t1', 'system'),
  message('t2', 'user'),
  { ...message('t3', 'assistant'), tool_calls: calls('c1') },
  { ...message('t4', 'tool'), tool_call_id: 'c1' },
  message('t5', 'assistant'),
];

function parts(given: ChatMessage[], keep: number): (string | undefined)[][] {
  const { opening, old, recent } = splitConversation(given, keep);
  return [opening, old, recent].map((list) => list.map(({ id }) => id));
}

it('keeps the opening, the newest request and the newest messages', () => {
  expect(parts(messages, 1)).toEqual([['t1'], ['t3', 't4'], ['t2', 't5']]);
});

it('does not begin the recent messages with a tool result', () => {
  expect(parts([message('t0', 'assistant'), ...messages.slice(1)], 2)).toEqual([
    [],
    ['t0'],
    ['t2', 't3', 't4', 't5'],
  ]);
});

it('keeps a call that waits for its result, with all that follows it', () => {
  const waiting = { ...message('t6', 'assistant'), tool_calls: calls('c2', 'c3') };
  const half = { ...message('t7', 'tool'), tool_call_id: 'c3' };
  expect(parts([...messages, waiting, half], 0)).toEqual([['t1'], ['t3', 't4', 't5'], ['t2', 't6', 't7']]);
});

it('finds nothing old in an earlier summary alone', () => {
  const summary: ChatMessage = { role: 'user', content: '- ERR-40' };
  expect(parts([summary, message('t9', 'user')], 0)).toEqual([[undefined, 't9'], [], []]);
});
