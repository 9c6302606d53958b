import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { command, emptyDirectory, start } from './command.js';

const cwd = emptyDirectory();
const SHORT = ['--runs', '20', '--seed', '29', '--property', 'S7', '--shrink-time', '1s', '--no-store'];
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd, encoding: 'utf8' });
const write = (name: string, text: string) => writeFileSync(join(cwd, name), text);
const choose = (name: string) => write('src/choice.ts', `export const choice = '${name}';\n`);
/** Others may be comparing at the same time; what these commands write is here. */
const temporary = emptyDirectory();
const checkouts = () => readdirSync(temporary).filter((name) => name.startsWith('compaction-check-old-'));
const here = { cwd, env: { TMPDIR: temporary } };

beforeAll(() => {
  mkdirSync(join(cwd, 'src'));
  mkdirSync(join(cwd, 'node_modules/installed'), { recursive: true });
  write(
    'node_modules/installed/package.json',
    '{ "name": "installed", "type": "module", "main": "index.js" }',
  );
  write('node_modules/installed/index.js', "export const suffix = '';\n");
  write('.gitignore', 'node_modules\n');
  write(
    'src/compactor.ts',
    `import { CORRECT, FAULTY } from 'compaction-check/compactors';
import { suffix } from 'installed';
import { choice } from './choice.js';
export default [...CORRECT, ...FAULTY].find((one) => one.name === choice + suffix)!.make();
`,
  );
  choose('reported-ids');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'one');
  choose('cut-ignored');
});

describe('compare --old-ref', () => {
  it('takes the old one with its own imports from a revision, and leaves the repository as it is', async () => {
    const before = [
      readFileSync(join(cwd, '.git/index')),
      git('--no-optional-locks', 'status', '--short'),
      git('worktree', 'list'),
    ];
    const { exitCode, stdout } = await command(
      ['compare', '--old-ref', 'main', 'src/compactor.ts', ...SHORT],
      here,
    );
    expect(stdout).toContain('old reported-ids · main:src/compactor.ts');
    expect(stdout).toContain('REGRESSED · 1 broken anew');
    expect(exitCode).toBe(1);
    const after = [
      readFileSync(join(cwd, '.git/index')),
      git('--no-optional-locks', 'status', '--short'),
      git('worktree', 'list'),
    ];
    expect(after).toEqual(before);
    expect(checkouts()).toEqual([]);
  });

  it('takes it by the name that it had', async () => {
    renameSync(join(cwd, 'src/compactor.ts'), join(cwd, 'src/renamed.ts'));
    try {
      const files = ['src/compactor.ts', 'src/renamed.ts'];
      const renamed = await command(['compare', '--old-ref', 'HEAD', ...files, ...SHORT], { cwd });
      expect(renamed.stdout).toContain('REGRESSED');
      const alone = await command(['compare', '--old-ref', 'HEAD', 'src/renamed.ts'], { cwd });
      expect(alone.stderr).toContain('CC_FILE_NOT_AT_REVISION');
    } finally {
      renameSync(join(cwd, 'src/renamed.ts'), join(cwd, 'src/compactor.ts'));
    }
  });

  it('says what it cannot find', async () => {
    const unknown = await command(['compare', '--old-ref', 'nowhere', 'src/compactor.ts'], { cwd });
    expect(unknown.stderr).toContain('CC_REVISION_UNKNOWN');
    const elsewhere = emptyDirectory();
    writeFileSync(join(elsewhere, 'a.ts'), '');
    const outside = await command(['compare', '--old-ref', 'main', 'a.ts'], { cwd: elsewhere });
    expect(outside.stderr).toContain('CC_NOT_A_REPOSITORY');
    expect([unknown.exitCode, outside.exitCode]).toEqual([3, 3]);
  });

  it('removes what it wrote when it is interrupted', async () => {
    const args = ['compare', '--old-ref', 'main', 'src/compactor.ts', '--runs', '100000', '--no-store'];
    const running = start(args, here);
    while (checkouts().length === 0) await pause(20);
    await pause(2000);
    running.kill('SIGINT');
    expect((await running).exitCode).toBe(130);
    expect(checkouts()).toEqual([]);
  });
});

describe('compare --baseline', () => {
  it('compares with what was stored of the old one, and says that it is not shrunk', async () => {
    const args = ['--runs', '20', '--seed', '29'];
    const saved = await command(['compare', '--save-baseline', 'b.gz', 'src/compactor.ts', ...args], { cwd });
    expect(saved.stdout).toContain('SAVED · b.gz holds what was seen of cut-ignored in 20 runs');
    const same = await command(['compare', '--baseline', 'b.gz', 'src/compactor.ts'], { cwd });
    expect(same.stdout).toContain('SAME · no difference in 20 runs');
    choose('reported-ids');
    const repaired = await command(
      ['compare', '--baseline', 'b.gz', 'src/compactor.ts', '--property', 'S7'],
      {
        cwd,
      },
    );
    choose('cut-ignored');
    expect(repaired.stdout).toContain('CHANGED · 1 repaired');
    expect(repaired.stdout).toContain('A conversation on which they differ');
    expect(repaired.stdout).toContain('it is the smallest in the baseline, and is not shrunk');
    expect([saved.exitCode, same.exitCode, repaired.exitCode]).toEqual([0, 0, 0]);
    const useless = await command(['compare', '--baseline', 'b.gz', 'src/compactor.ts', '--seed', '1'], {
      cwd,
    });
    expect(useless.stderr).toContain('CC_OPTION_UNUSED');
  });
});
