import { expect, it } from 'vitest';
import { logOf } from '../../../src/scenario/log-of.js';
import { plainTwin } from '../../../src/scenario/plain-twin.js';
import { scenarioProblems } from '../../../src/scenario/validate.js';
import { append, CHAT, compact, said, scenario, tokenizer, turn } from '../../conversation.js';

const USE = { id: 'c1', name: 'run', input: '{"command":"ls <|endoftext|>"}' };
const played = scenario([
  append(
    said('t1', '东京', { text: `${CHAT}东京 <|endoftext|> \ud83d` }),
    turn('t2', 'run-81', { uses: [USE], text: `See run-81.\nrun ${USE.input}` }),
    turn('t3', 'ERR-40', {
      role: 'tool',
      results: [{ use: 'c1', text: 'See ERR-40.' }],
      text: 'See ERR-40.',
    }),
    turn('t4', null, { text: `${CHAT.repeat(4)}おはよう` }),
  ),
  compact,
]);

it('says plain things in as many turns and steps', () => {
  const twin = plainTwin(played);
  expect(twin.steps.map(({ step }) => step)).toEqual(['append', 'compact']);
  expect(logOf(twin).every(({ text }) => /^[ -~\n]*$/.test(text) && !text.includes('<|'))).toBe(true);
  expect(logOf(twin).map(({ anchor }) => anchor)).toEqual(['A-1', 'A-2', 'A-3', null]);
});

it('is as long, and well formed', () => {
  const twin = logOf(plainTwin(played));
  for (const [place, { text }] of twin.entries()) {
    expect(Math.abs(tokenizer.count(text) - logOf(played)[place]!.tokens)).toBeLessThan(6);
  }
  const counted = twin.map((one) => ({ ...one, tokens: tokenizer.count(one.text) }));
  expect(scenarioProblems(scenario([append(...counted), compact]), tokenizer)).toEqual([]);
});
