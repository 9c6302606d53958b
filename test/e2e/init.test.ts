import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { expect, it } from 'vitest';
import { ROOT } from '../repo/source-files.js';
import { command, emptyDirectory } from './command.js';

/** A project that has installed the package, and vitest. */
function project(files: Record<string, string> = {}): string {
  const cwd = emptyDirectory();
  mkdirSync(join(cwd, 'node_modules'));
  symlinkSync(ROOT, join(cwd, 'node_modules/compaction-check'), 'dir');
  symlinkSync(join(ROOT, 'node_modules/vitest'), join(cwd, 'node_modules/vitest'), 'dir');
  for (const [name, text] of Object.entries({ 'package.json': '{}', ...files }))
    writeFileSync(join(cwd, name), text);
  return cwd;
}

const FEW = ['--runs', '40', '--seed', '1', '--shrink-time', '500ms', '--quiet'];

it('sets up a function of messages, whose example has a counterexample at once', async () => {
  const cwd = project();
  const { stdout, exitCode } = await command(['init'], { cwd });
  expect(exitCode).toBe(0);
  expect(stdout).toContain(
    'Written for a function from messages to messages:\n  compaction-check.config.ts\n',
  );
  const run = await command(['run', ...FEW, '--property', 'coverage/*'], { cwd });
  expect(run.stdout, run.stderr).toContain('FAILED');
  expect(run.exitCode).toBe(1);
});

it('imports a pair that somebody has, and its tests are green', async () => {
  const example = readFileSync(join(ROOT, 'examples/checkpoint-pair.ts'), 'utf8');
  const mine = example.replace(/export default .*/, 'export { buildCheckpoint, reconstruct };');
  const cwd = project({ 'mine.ts': mine });
  expect((await command(['init', '--kind', 'pair', '--from', 'mine.ts'], { cwd })).exitCode).toBe(0);
  const adapter = readFileSync(join(cwd, 'compaction.adapter.ts'), 'utf8');
  expect(adapter).toContain("import { buildCheckpoint, reconstruct } from './mine.js';");
  expect(adapter).not.toContain('example');
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const { stdout, exitCode } = execaSync(process.execPath, [vitest, 'run', 'compaction.test.ts'], {
    cwd,
    reject: false,
    env: { NO_COLOR: '1' },
  });
  expect(stdout).toMatch(/Tests .* passed/);
  expect(exitCode).toBe(0);
});

it('sets up two functions in Python, with the client beside them', async () => {
  const cwd = project();
  const { stdout } = await command(['init', 'checks', '--kind', 'python', '--no-vitest'], { cwd });
  expect(stdout).toContain('  cd checks\n  npx compaction-check run\n');
  const checks = join(cwd, 'checks');
  expect(readdirSync(checks).sort()).toEqual([
    'compaction-check.config.ts',
    'compaction_adapter.py',
    'compaction_check.py',
  ]);
  const run = await command(['run', ...FEW, '--property', 'coverage/anchors-present'], { cwd: checks });
  expect(run.stdout, run.stderr).toContain('FAILED · 1 broken');
});

it('writes over nothing, unless it is told to', async () => {
  const cwd = project({ 'compaction.test.ts': 'mine' });
  const refused = await command(['init', '--kind', 'pair'], { cwd });
  expect(refused.stderr).toContain('error CC_INIT_EXISTS: There is already compaction.test.ts');
  expect(refused.exitCode).toBe(3);
  expect(existsSync(join(cwd, 'compaction.adapter.ts'))).toBe(false);
  expect((await command(['init', '--kind', 'pair', '--force'], { cwd })).exitCode).toBe(0);
  expect(readFileSync(join(cwd, 'compaction.test.ts'), 'utf8')).toContain('verifyCompactor');
});
