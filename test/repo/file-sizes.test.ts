import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sourceFiles } from './source-files.js';

const lines = sourceFiles('src', 'properties', 'generators', 'reports')
  .map((file) => ({ file, lines: readFileSync(join(ROOT, file), 'utf8').trimEnd().split('\n').length }))
  .sort((a, b) => a.lines - b.lines);

it('keeps the median file at 80 lines or fewer', () => {
  expect(lines[Math.floor(lines.length / 2)]!.lines).toBeLessThanOrEqual(80);
});

it('keeps every file at 250 lines or fewer', () => {
  expect(lines.filter(({ lines }) => lines > 250)).toEqual([]);
});
