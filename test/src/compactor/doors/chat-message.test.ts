import { expect, test } from 'vitest';
import { type ChatMessage, decodeChat, encodeChat } from '../../../../src/compactor/doors/chat-message.js';
import { NonsenseError } from '../../../../src/compactor/nonsense-error.js';
import { composeText } from '../../../../src/transcript/turn-text.js';
import { resultTurn, turn, useTurn } from '../../turns.js';

test('writes a turn that only talks as one message', () => {
  expect(encodeChat(turn(1))).toEqual([{ id: 't1', role: 'user', content: turn(1).text }]);
});

test('writes tool uses as tool calls, without content where nothing else is said', () => {
  const talking = useTurn(2, ['a']);
  const silent = { ...talking, text: composeText({ prose: '', uses: talking.uses }) };
  const call = {
    id: 'a',
    type: 'function',
    function: { name: 'read', arguments: '{"path":"src/file-2.ts"}' },
  };
  expect(encodeChat(talking)).toEqual([
    { id: 't2', role: 'assistant', content: 'I will look at the file.', tool_calls: [call] },
  ]);
  expect(encodeChat(silent)).toEqual([{ id: 't2', role: 'assistant', content: null, tool_calls: [call] }]);
});

test('writes each result of a tool turn as a message of its own', () => {
  expect(encodeChat(resultTurn(3, ['a', 'b']))).toEqual([
    { id: 't3', role: 'tool', tool_call_id: 'a', content: 'failed with err-3' },
    { id: 't3#2', role: 'tool', tool_call_id: 'b', content: 'ok b' },
  ]);
});

test.each([turn(1), useTurn(2, ['a', 'b']), resultTurn(3, ['a', 'b']), turn(4, { text: '' })])(
  'gives the text of turn $id back',
  (given) => {
    const texts = encodeChat(given).map((message) => decodeChat(message).text);
    expect(texts.join('\n')).toBe(given.text);
  },
);

test('puts what a tool turn says beside its results before the first of them', () => {
  const results = [{ use: 'a', text: 'ok' }];
  const given = resultTurn(3, ['a'], { text: composeText({ prose: 'Note:', results }), results });
  expect(encodeChat(given)).toEqual([{ id: 't3', role: 'tool', tool_call_id: 'a', content: 'Note:\nok' }]);
});

test.each([
  [undefined, 'messages with a known `role`'],
  [{ role: 'human', content: 'hi' }, 'messages with a known `role`'],
  [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }, 'messages whose `content` is a string'],
  [{ role: 'assistant', content: null, tool_calls: [{ id: 'a' }] }, '`tool_calls` with a `function`'],
])('calls %j nonsense', (message, says) => {
  expect(() => decodeChat(message as ChatMessage)).toThrow(NonsenseError);
  expect(() => decodeChat(message as ChatMessage)).toThrow(says);
});
