import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { command, compactor, emptyDirectory } from './command.js';

const STREAM = [
  '--seed',
  '5',
  '--runs',
  '40',
  '--property',
  'coverage/anchors-present',
  '--step-limit',
  '3s',
];

const withoutTimes = (text: string) =>
  text.replace(/ in [\d.]+ m?s\b/g, '').replace(/"durationMs": \d+,/, '');

describe('merge', { timeout: 120_000 }, () => {
  it('prints and writes what the whole run does', async () => {
    const cwd = emptyDirectory();
    const file = compactor('input-range');
    const whole = await command(['run', file, ...STREAM, '--statistics', '--json', 'whole.json'], { cwd });
    const shown: string[] = [];
    for (const part of ['1/2', '2/2']) {
      const to = ['--json', `shard-${part[0]}.json`, '--no-store'];
      const { stdout } = await command(['run', file, ...STREAM, '--statistics', '--shard', part, ...to], {
        cwd,
      });
      shown.push(stdout);
    }
    // What the whole run stored would be no news to a merge.
    rmSync(join(cwd, '.compaction-check'), { recursive: true });
    const merged = await command(['merge', 'shard-2.json', 'shard-1.json', '--json', 'merged.json'], { cwd });
    expect(shown[1]).toContain('20 runs (shard 2/2 of 40)');
    expect(shown[1]).toContain('--seed 5 --runs 40 --shard 2/2');
    expect(withoutTimes(merged.stdout)).toBe(withoutTimes(whole.stdout));
    expect(merged.exitCode).toBe(whole.exitCode);
    const [one, other] = ['whole', 'merged'].map((name) => readFileSync(join(cwd, `${name}.json`), 'utf8'));
    expect(JSON.parse(withoutTimes(other!))).toEqual(JSON.parse(withoutTimes(one!)));
    const [, stored] = /replay (\S+\.json)/.exec(merged.stdout)!;
    expect(existsSync(join(cwd, stored!))).toBe(true);

    writeFileSync(join(cwd, 'blocked'), '');
    const rest = ['--store', 'blocked', '--json', 'again.json'];
    const unstored = await command(['merge', 'shard-1.json', 'shard-2.json', ...rest], { cwd });
    expect(unstored.exitCode).toBe(3);
    expect(unstored.stderr).toContain('blocked');
    expect(unstored.stdout).toMatch(/^FAILED/m);
    expect(existsSync(join(cwd, 'again.json'))).toBe(true);
  });

  it('is misused without all shards', async () => {
    const cwd = emptyDirectory();
    const part = ['--shard', '1/2', '--json', 'one.json', '--no-store'];
    await command(['run', compactor('reference'), ...STREAM, ...part], { cwd });
    const { exitCode, stderr } = await command(['merge', 'one.json'], { cwd });
    expect(exitCode).toBe(3);
    expect(stderr).toContain('missing: 2/2');
  });

  it('takes no shard without a seed', async () => {
    const { exitCode, stderr } = await command(['run', compactor('reference'), '--shard', '1/2']);
    expect(exitCode).toBe(3);
    expect(stderr).toContain('--seed 1 --shard 2/5');
  });
});
