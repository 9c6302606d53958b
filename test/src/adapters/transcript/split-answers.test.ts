import { expect, it } from 'vitest';
import type { Part } from '../../../../src/adapters/transcript/message.js';
import { splitAnswers } from '../../../../src/adapters/transcript/split-answers.js';

const text: Part = { type: 'text', text: 'And?' };
const result: Part = { type: 'result', use: 'a', parts: [] };

it('makes a message of its own of what a user says beside results', () => {
  expect(splitAnswers([{ role: 'user', parts: [text, result, result, text] }])).toEqual([
    { role: 'user', parts: [text] },
    { role: 'tool', parts: [result, result] },
    { role: 'user', parts: [text] },
  ]);
  expect(splitAnswers([{ role: 'user', parts: [result] }])).toEqual([{ role: 'tool', parts: [result] }]);
});

it('leaves other messages as they are', () => {
  const messages = [
    { role: 'user' as const, parts: [text] },
    { role: 'assistant' as const, parts: [text, result] },
  ];
  expect(splitAnswers(messages)).toEqual(messages);
});
