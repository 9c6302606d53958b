import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appendSummary } from '../../../src/cli/append-summary.js';
import { REPORT } from '../../reports/samples/report.js';

const ORIGIN = { file: 'mine.ts' };
const directory = () => mkdtempSync(join(tmpdir(), 'compaction-check-'));

it('adds to what other commands of the step wrote', async () => {
  const file = join(directory(), 'summary.md');
  writeFileSync(file, '# Before\n');
  await appendSummary(REPORT, ORIGIN, { GITHUB_STEP_SUMMARY: file });
  expect(readFileSync(file, 'utf8')).toMatch(/^# Before\n\n## FAILED: `input-range 1\.2\.0`\n/);
});

it('makes the file where there is none yet', async () => {
  const file = join(directory(), 'summary.md');
  await appendSummary(REPORT, ORIGIN, { GITHUB_STEP_SUMMARY: file });
  expect(readFileSync(file, 'utf8')).toMatch(/^## FAILED/);
});

it('adds nothing where there is no room left, as GitHub would drop all of it', async () => {
  const file = join(directory(), 'summary.md');
  writeFileSync(file, 'x'.repeat(990_000));
  await appendSummary(REPORT, ORIGIN, { GITHUB_STEP_SUMMARY: file });
  expect(readFileSync(file, 'utf8')).toHaveLength(990_000);
});

it('does nothing outside GitHub Actions', async () => {
  await expect(appendSummary(REPORT, ORIGIN, {})).resolves.toBe(undefined);
});

it('says which file cannot be written', async () => {
  const written = appendSummary(REPORT, ORIGIN, { GITHUB_STEP_SUMMARY: directory() });
  await expect(written).rejects.toThrow(/The summary of the step cannot be written: EISDIR/);
});
