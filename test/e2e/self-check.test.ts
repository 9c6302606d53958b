import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PropertySelfCheck, SelfCheckReport } from '../../src/self-check/self-check-report.js';
import { command, compactor, emptyDirectory } from './command.js';

const selfCheck = (name: string, ...more: string[]) =>
  command(['run', compactor(name), '--self-check', '--seed', '2', ...more]);

const report = async (name: string, ...more: string[]) => {
  const { exitCode, stdout } = await selfCheck(name, '--json', ...more);
  return { exitCode, ...(JSON.parse(stdout) as SelfCheckReport) };
};

const idsOf = ({ properties }: SelfCheckReport, sensitivity: PropertySelfCheck['sensitivity']) =>
  properties.filter((property) => property.sensitivity === sensitivity).map(({ id }) => id);

describe('run --self-check', () => {
  it('shows that every property notices something about a correct compactor', async () => {
    const { exitCode, stdout, stderr } = await selfCheck('reference');
    expect(stdout.split('\n').filter((line) => /^ {2}[✗?]/.test(line))).toEqual([]);
    expect(stdout).toMatch(/^ {2}✓ coverage\/anchors-present S1 .* \d+ of \d+ runs$/m);
    expect(stdout).toMatch(/^PASSED · \d+ fired, \d+ skipped · [\d,]+ cases in /m);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  });

  it('names what says nothing about a compactor with few capabilities, and why', async () => {
    const found = await report('verifying-messages');
    expect(found).toMatchObject({ exitCode: 0, verdict: 'passed' });
    expect(idsOf(found, 'skipped')).toContain('conservation/partition');
    const partition = found.properties.find(({ id }) => id === 'conservation/partition');
    expect(partition?.reason).toBe('needs claims, which this compactor does not support');
    const unused = found.corruptions.find(({ name }) => name === 'id-repeated');
    expect(unused).toMatchObject({ runs: 0, reason: 'needs claims, which this compactor does not support' });
  });

  it('names a property that can never fail, and exits with 2', async () => {
    const args = ['--property', 'team/tidy,budget/summary-fits', '--runs', '40'];
    const { exitCode, stdout } = await selfCheck('vacuous', ...args);
    expect(stdout).toMatch(/^ {2}\? team\/tidy {2,}silent: no corruption reaches it, although its premise/m);
    expect(stdout).toMatch(/^ {2}✓ budget\/summary-fits/m);
    expect(stdout).toMatch(/^UNKNOWN · 1 silent, 1 fired/m);
    expect(exitCode).toBe(2);
  });

  it('says what is broken without any corruption, and exits with 1', async () => {
    const args = ['--property', 'coverage/anchors-present,failure/no-crash', '--runs', '40'];
    const { exitCode, stdout } = await selfCheck('input-range', ...args);
    expect(stdout).toMatch(
      /^ {2}✗ coverage\/anchors-present S1 {2,}broken: it fires without any corruption/m,
    );
    expect(stdout).toMatch(/^ {2}✓ failure\/no-crash/m);
    expect(stdout).toContain('see what is broken: npx compaction-check run ');
    expect(exitCode).toBe(1);
  });

  it('judges a compactor that ends its thread for good as broken', async () => {
    const args = ['--property', 'Crash', '--runs', '10', '--step-limit', '400ms'];
    const found = await report('exits-for-good', ...args);
    expect(found).toMatchObject({ exitCode: 1, verdict: 'failed' });
    expect(idsOf(found, 'broken')).toEqual(['failure/no-crash']);
  });

  it('takes the number of runs from the flags, and not from the configuration', async () => {
    const args = ['--property', 'budget/summary-fits'];
    expect((await report('vacuous', ...args)).settings.runs).toBe(300);
    expect((await report('vacuous', ...args, '--runs', '25')).settings.runs).toBe(25);
    expect((await report('vacuous', ...args, '--profile', 'smoke')).settings.runs).toBe(100);
  });

  it('stops when its time is over', async () => {
    const found = await report('vacuous', '--property', 'team/tidy', '--time', '1ms');
    expect(found).toMatchObject({ exitCode: 2, ended: 'time', verdict: 'unknown' });
  });

  it('writes its report to a file beside the text, and nothing else', async () => {
    const cwd = emptyDirectory();
    const args = [
      '--self-check',
      '--property',
      'budget/summary-fits',
      '--runs',
      '30',
      '--json',
      'found.json',
    ];
    const { stdout } = await command(['run', compactor('reference'), ...args], { cwd });
    expect(stdout).toMatch(/^PASSED · 1 fired/m);
    expect(readdirSync(cwd)).toEqual(['found.json']);
    expect(JSON.parse(readFileSync(join(cwd, 'found.json'), 'utf8'))).toMatchObject({ kind: 'self-check' });
  });

  it.each([
    [['--bail'], 'CC_OPTION_UNUSED', '`--bail` does nothing in a self-check'],
    [['--shrink-time', '1s'], 'CC_OPTION_UNUSED', '`--shrink-time` does nothing in a self-check'],
    [['--markdown'], 'CC_OPTION_UNUSED', '`--markdown` does nothing in a self-check'],
    [['--runs', '0'], 'CC_OPTION_INVALID', 'Expected `--runs` to be'],
    [['--property', 'nothing/at-all'], 'CC_PROPERTY_UNKNOWN', 'nothing/at-all'],
    [['--json', 'mine.ts'], 'CC_OUTPUT_IS_MODULE', 'run mine.ts --json'],
  ])('refuses %j', async (args, code, says) => {
    const { exitCode, stdout, stderr } = await selfCheck('reference', ...args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 3, stdout: '' });
    expect(stderr).toContain(`error ${code}: `);
    expect(stderr).toContain(says);
  });

  it('refuses a compactor that never opens', async () => {
    const { exitCode, stderr } = await selfCheck('never-opens', '--runs', '5');
    expect(stderr).toContain('error CC_SETTINGS_REFUSED');
    expect(exitCode).toBe(3);
  });
});
