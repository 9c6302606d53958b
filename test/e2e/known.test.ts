import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command, compactor, emptyDirectory } from './command.js';

const SMALL = ['--runs', '40', '--seed', '5', '--property', 'coverage/anchors-present'];
const FILE = 'compaction-check.known.json';

const known = (entry: object = {}) =>
  JSON.stringify({
    version: 1,
    known: [{ property: 'coverage/anchors-present', reason: 'It is old.', expires: '9999-01-31', ...entry }],
  });

describe('known failures', { timeout: 120_000 }, () => {
  it('are written when asked, and let pass from then on, until they hold', async () => {
    const cwd = emptyDirectory();
    const first = await command(['run', compactor('input-range'), ...SMALL, '--update-known'], { cwd });
    expect(first.stdout).toContain(`${FILE}: 1 added`);
    expect(first.exitCode).toBe(0);
    const again = await command(['run', compactor('input-range'), ...SMALL, '--json', 'r.json'], { cwd });
    expect(again.stdout).toMatch(/^PASSED · 1 known · /m);
    expect(again.exitCode).toBe(0);
    expect(JSON.parse(readFileSync(join(cwd, 'r.json'), 'utf8')).properties[0]).toMatchObject({
      verdict: 'failed',
      known: { status: 'fails' },
      counterexample: { status: 'stored' },
    });
    writeFileSync(join(cwd, FILE), known());
    const mended = await command(['run', compactor('reference'), ...SMALL, '--no-store', '--quiet'], { cwd });
    expect(mended.stdout).toMatch(/holds unexpectedly: [\s\S]*^FAILED · 1 held unexpectedly · /m);
    expect(mended.exitCode).toBe(1);
  });

  it('that expired fail, and a file that cannot be read is an error before the run', async () => {
    const cwd = emptyDirectory();
    writeFileSync(join(cwd, 'old.json'), known({ expires: '2020-01-31' }));
    writeFileSync(join(cwd, 'bad.json'), known({ property: 'coverage/anchor-present' }));
    const run = (file: string) =>
      command(['run', compactor('input-range'), ...SMALL, '--known', file], { cwd });
    const [old, bad] = await Promise.all([run('old.json'), run('bad.json')]);
    expect(old.stdout).toContain('was let pass until 2020-01-31');
    expect(old.exitCode).toBe(1);
    expect(bad.stderr).toMatch(/CC_KNOWN_PROPERTY[\s\S]*`coverage\/anchors-present`/);
    expect(bad.exitCode).toBe(3);
  });

  it('that hold fail the merged report, and no shard', async () => {
    const cwd = emptyDirectory();
    writeFileSync(join(cwd, FILE), known());
    const shard = (part: string) =>
      command(
        ['run', compactor('reference'), ...SMALL, '--shard', part, '--json', `${part[0]}.json`, '--no-store'],
        { cwd },
      );
    const [one, two] = await Promise.all([shard('1/2'), shard('2/2')]);
    expect([one.exitCode, two.exitCode]).toEqual([0, 0]);
    const merged = await command(['merge', '1.json', '2.json', '--no-store', '--update-known'], { cwd });
    expect(merged.stdout).toContain('1 removed (coverage/anchors-present)');
    expect(JSON.parse(readFileSync(join(cwd, FILE), 'utf8')).known).toEqual([]);
    writeFileSync(join(cwd, FILE), known());
    const failed = await command(['merge', '1.json', '2.json', '--no-store'], { cwd });
    expect(failed.stdout).toMatch(/^FAILED · 1 held unexpectedly · /m);
    expect(failed.exitCode).toBe(1);
  });

  it('cannot be written by a shard, nor where none are wanted', async () => {
    const cwd = emptyDirectory();
    const run = (...args: string[]) =>
      command(['run', compactor('reference'), '--update-known', ...args], { cwd });
    const [shard, none] = await Promise.all([run('--seed', '1', '--shard', '1/2'), run('--no-known')]);
    expect([shard.exitCode, none.exitCode]).toEqual([3, 3]);
    expect(shard.stderr).toContain('CC_KNOWN_SHARD');
    expect(none.stderr).toContain('CC_OPTION_UNUSED');
    expect(existsSync(join(cwd, FILE))).toBe(false);
  });
});
