import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appears, command, emptyDirectory, start } from './command.js';

it('serves until it is interrupted, and writes down what was asked', async () => {
  const cwd = emptyDirectory();
  const running = start(['serve', '--fault', '{"fault":"cut","tokens":5}', '--record', 'asked.jsonl'], {
    cwd,
  });
  const url = await new Promise<string>((resolve) => {
    running.stdout.on('data', (data) => resolve(/http:\S+\/v1/.exec(String(data))![0]));
  });
  const content = 'Summarize: the ticket is CUS-90312.';
  const answered = await fetch(`${url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content }] }),
  });
  expect(await answered.json()).toMatchObject({ choices: [{ finish_reason: 'length' }] });
  await appears(join(cwd, 'asked.jsonl'));
  running.kill('SIGINT');
  const { exitCode, stderr } = await running;
  expect(stderr).toMatch(/^1 {2}openai-chat {2}summary {2}200 {2}1 turn shown, 0 in the summary, cut/);
  expect(exitCode).toBe(0);
  expect(JSON.parse(readFileSync(join(cwd, 'asked.jsonl'), 'utf8'))).toMatchObject({
    purpose: 'summary',
    status: 200,
  });
});

it.each([
  [
    ['--fault', 'nonsense'],
    /CC_FAULT_INVALID[\s\S]*neither the name of a fault nor JSON[\s\S]*Name one of cut/,
  ],
])('says what it cannot play: %s', async (args, says) => {
  const { exitCode, stderr } = await command(['serve', ...args]);
  expect(stderr).toMatch(says);
  expect(exitCode).toBe(3);
});
