import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { guessKind } from '../../../../src/cli/init/guess-kind.js';

const projectOf = (files: Record<string, string>) => {
  const directory = mkdtempSync(join(tmpdir(), 'compaction-check-init-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  return directory;
};

it.each([
  ['langchain', { 'package.json': '{"dependencies":{"langchain":"1"}}' }],
  ['ai-sdk', { 'package.json': '{"devDependencies":{"ai":"6"}}' }],
  ['strands', { 'package.json': '{"dependencies":{"@strands-agents/sdk":"1"}}' }],
  ['messages', { 'package.json': '{"dependencies":{"openai":"6"}}', 'requirements.txt': '' }],
  ['python', { 'pyproject.toml': '' }],
  ['messages', { 'package.json': '{ damaged' }],
  ['messages', {}],
])('suggests %s for a project of %j', (kind, files) => {
  expect(guessKind(projectOf(files)).name).toBe(kind);
});
