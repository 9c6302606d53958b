import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { command } from './command.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const EXAMPLE = 'examples/recordings/openai-chat.json';
const page = readFileSync(`${ROOT}docs/judge.md`, 'utf8');
const blockOf = (language: string) => new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\n\`\`\``).exec(page)![1]!;

it('prints of the example what the document shows', async () => {
  expect(readFileSync(`${ROOT}${EXAMPLE}`, 'utf8').trim()).toBe(blockOf('json'));
  const report = join(tmpdir(), `judged-${process.pid}.md`);
  const { exitCode, stdout } = await command(['judge', EXAMPLE, '--markdown', report], { cwd: ROOT });
  expect(stdout).toContain(blockOf('text'));
  expect(stdout).toMatch(/^FAILED · 1 broken, /m);
  expect(exitCode).toBe(1);
  const markdown = readFileSync(report, 'utf8');
  expect(markdown).toMatch(/^## `support agent, 2026-11-30` breaks `coverage\/anchors-present` \(S1\)/);
  expect(markdown).toContain(`judge ${EXAMPLE} --property coverage/anchors-present`);
  expect(markdown).not.toContain('replay');
});
