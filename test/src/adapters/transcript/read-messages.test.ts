import { expect, it } from 'vitest';
import { readMessages } from '../../../../src/adapters/transcript/read-messages.js';

it('reads the blocks of Anthropic: texts, tool uses, and results in the messages of the user', () => {
  const messages = [
    { role: 'user', content: [{ type: 'text', text: 'Where is ORD-17?' }] },
    {
      role: 'assistant',
      content: [
        { type: 'thinking', thinking: 'hm', signature: 's' },
        { type: 'text', text: 'I look.' },
        { type: 'tool_use', id: 'u1', name: 'track', input: { order: 'ORD-17' } },
      ],
    },
    {
      role: 'user',
      content: [
        { type: 'tool_result', tool_use_id: 'u1', content: [{ type: 'text', text: 'at customs' }] },
        { type: 'tool_result', tool_use_id: 'u2', is_error: true },
        { type: 'text', text: 'And?' },
      ],
    },
  ];
  expect(readMessages(messages, 'file')).toEqual([
    { role: 'user', prose: 'Where is ORD-17?', calls: [], answers: null },
    {
      role: 'assistant',
      prose: 'hm\nI look.',
      calls: [{ id: 'u1', name: 'track', input: '{"order":"ORD-17"}' }],
      answers: null,
      results: [],
    },
    {
      role: 'tool',
      prose: 'And?',
      calls: [],
      answers: null,
      results: [
        { call: 'u1', text: 'at customs' },
        { call: 'u2', text: '', failed: true },
      ],
    },
  ]);
});
