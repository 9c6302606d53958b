import { expect, test } from 'vitest';
import type { Fault } from '../../../../src/simulation/behaviour.js';
import { tokenizer } from '../summarize.js';
import { callWith, LINES, summarizerWith } from './some-calls.js';

const grow: Fault = { fault: 'grow', tokens: 20 };
const faithful = tokenizer.count(LINES.join(''));

test('writes so many tokens more with every call', async () => {
  const { calls, ask } = summarizerWith([grow]);
  for (let call = 0; call < 3; call++) await ask();
  expect(calls.map(({ tokens }) => tokens - faithful)).toEqual([20, 40, 60]);
  expect(calls.every(({ response, tokens }) => tokens === tokenizer.count(response!.text))).toBe(true);
});

test('goes beyond a budget and is not cut there', async () => {
  const { calls, ask } = summarizerWith([grow], faithful + 30);
  for (let call = 0; call < 2; call++) await ask();
  expect(calls.map(({ tokens }) => tokens - faithful)).toEqual([20, 40]);
  expect(calls.map(({ truth }) => truth.cut)).toEqual(['none', 'none']);
});

test('adds nothing to a tool call, and nothing where it grows by nothing', async () => {
  expect((await callWith({ fault: 'tool-call' }, grow)).truth.unusable).toBe('tool-call');
  expect((await callWith({ fault: 'grow', tokens: 0 })).truth.faithful).toBe(true);
});
