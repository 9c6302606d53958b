import { expect, it } from 'vitest';
import { purposeOf } from '../../../../src/adapters/model-server/classify.js';
import type { ModelRequest } from '../../../../src/adapters/model-server/dialect.js';

const asking = (system: string, last: string): ModelRequest => ({
  dialect: 'openai-chat',
  model: 'm',
  stream: false,
  system,
  messages: [
    { role: 'user', text: 'Please summarize the report.' },
    { role: 'assistant', text: 'Done.' },
    { role: 'user', text: last },
  ],
  maxTokens: null,
  tools: [],
  streamsUsage: false,
  body: {},
});

it.each([
  ['summary', '', 'Summarize the conversation so far.'],
  ['summary', 'You are a helpful assistant tasked with summarizing conversations.', 'turn 1 …'],
  ['summary', '', 'CONTEXT CHECKPOINT COMPACTION: create a handover summary for another model.'],
  ['summary', '', `${'x '.repeat(9000)}\nProvide a detailed but concise summary of our conversation above.`],
  ['summary', 'Condense the chat history.', 'x'],
  ['title', '', 'Please write a 5-10 word title for the following conversation'],
  ['title', 'Generate a short title.', 'hello'],
  ['main', 'You are a coding agent.', 'Fix the bug in src/a.ts.'],
  ['main', '', 'Summary so far:\n- ORD-17'],
  ['main', 'You are a coding agent.', 'Rename the title field.'],
])('takes it for a %s', (purpose, system, last) => {
  expect(purposeOf(asking(system, last))).toBe(purpose);
});

it('asks the patterns or the function that it is given', () => {
  const request = asking('', 'Go: HANDOVER');
  expect(purposeOf(request, { summary: /handover/gi })).toBe('summary');
  expect(purposeOf(request, { summary: /handover/gi })).toBe('summary');
  expect(purposeOf(request, { summary: /x{9}/ })).toBe('main');
  expect(purposeOf(request, ({ messages }) => (messages.length === 3 ? 'title' : 'main'))).toBe('title');
});
