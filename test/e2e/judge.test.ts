import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { command } from './command.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const EXAMPLE = 'examples/recordings/openai-chat.json';
const page = readFileSync(`${ROOT}docs/judge.md`, 'utf8');
const blockOf = (language: string) => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\n\`\`\``).exec(page)![1]!;

it('prints of the example what the document shows', async () => {
  expect(readFileSync(`${ROOT}${EXAMPLE}`, 'utf8').trim()).toBe(blockOf('json'));
  const { exitCode, stdout } = await command(['judge', EXAMPLE], { cwd: ROOT });
  expect(stdout).toContain(blockOf('text'));
  expect(stdout).toMatch(/^FAILED · 1 broken, /m);
  expect(exitCode).toBe(1);
});
