import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { askSetup } from '../../../../src/cli/init/ask-setup.js';
import { KINDS } from '../../../../src/cli/init/kinds.js';

const [messages] = KINDS;

/** Answers each question as it comes, and gives what was set up with what was asked. */
async function talk(answers: readonly string[], given: Parameters<typeof askSetup>[1] = {}) {
  const input = new PassThrough();
  const output = new PassThrough();
  let asked = '';
  const left = [...answers];
  output.on('data', (text) => {
    asked += text;
    if (!/[:)] $/.test(asked)) return;
    const answer = left.shift();
    if (answer === undefined) input.end();
    else input.write(`${answer}\n`);
  });
  const setup = await askSetup(messages!, given, { input, output });
  return { setup: setup && { ...setup, kind: setup.kind.name }, asked };
}

it('takes what is suggested where the answer is empty', async () => {
  const { setup } = await talk(['', '', '']);
  expect(setup).toEqual({ kind: 'messages', from: null, tests: true });
});

it('takes a number or a name, and asks again for what is neither', async () => {
  const { setup, asked } = await talk(['9', 'pair', 'src/mine.ts', 'no']);
  expect(setup).toEqual({ kind: 'pair', from: 'src/mine.ts', tests: false });
  expect(asked.match(/What is your compactor/g)).toHaveLength(2);
  expect(asked).toContain('Which module exports buildCheckpoint and reconstruct?');
});

it('asks for no module where none is imported, and nothing that a flag told', async () => {
  const { setup, asked } = await talk(['6'], { tests: false });
  expect(setup).toEqual({ kind: 'python', from: null, tests: false });
  expect(asked).not.toContain('Which module');
});

it('sets up nothing when the input ends', async () => {
  expect((await talk([''])).setup).toBe(null);
});
