import { mkdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { expect, it, test } from 'vitest';
import { directory, withSqlite } from '../durable/with-sqlite.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const EXAMPLE = join(ROOT, 'examples/durable/agent.mjs');

/** Runs the example as somebody who installed these packages; Node takes links for what they stand for, unless told. */
function runExample(packages: Record<string, string>, cwd = directory()) {
  const modules = join(cwd, 'node_modules');
  mkdirSync(modules, { recursive: true });
  for (const [name, path] of Object.entries(packages)) symlinkSync(path, join(modules, name), 'dir');
  symlinkSync(EXAMPLE, join(cwd, 'agent.mjs'));
  const run = () =>
    execa(process.execPath, ['--preserve-symlinks', '--preserve-symlinks-main', 'agent.mjs'], {
      ...{ cwd, reject: false },
    });
  return { run };
}

withSqlite('the durable reference', () => {
  it('goes on with a conversation in the next process, as the example shows', async () => {
    const installed = (name: string) => {
      const path = createRequire(new URL('../durable/package.json', import.meta.url)).resolve(
        'better-sqlite3',
      );
      return join(dirname(path), '../..', name);
    };
    const { run } = runExample({
      'compaction-check': ROOT,
      'better-sqlite3': installed('better-sqlite3'),
      bindings: installed('bindings'),
      'file-uri-to-path': installed('file-uri-to-path'),
    });
    expect((await run()).stdout).toMatch(/^3 turns, 1 covered, 0 uncovered, 2 kept \(compacted\)\n/);
    const { stdout, stderr } = await run();
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^6 turns, 4 covered, 0 uncovered, 2 kept \(compacted\)\n/);
    expect(stdout).toContain("the first turn: { text: '- ORD-1', source: 'summary' }");
  });

  // A small share of what the script does if nothing else is said.
  it('loses nothing to kill -9, and leaves nothing half', async () => {
    const script = join(ROOT, 'scripts/kill-stress.mjs');
    const { all, exitCode } = await execa(process.execPath, [script, '--kills', '25'], {
      ...{ all: true, reject: false },
    });
    expect(all).toMatch(/^2[5-9] processes killed[\s\S]*\nnothing was lost, and nothing half$/);
    expect(exitCode).toBe(0);
  });
});

test('without better-sqlite3 the durable reference says how to get it', async () => {
  // The package without what is beside it: so it is not found, wherever it may be installed here.
  const cwd = directory();
  mkdirSync(join(cwd, 'node_modules/compaction-check/dist'), { recursive: true });
  symlinkSync(join(ROOT, 'package.json'), join(cwd, 'node_modules/compaction-check/package.json'));
  symlinkSync(join(ROOT, 'dist/bundle'), join(cwd, 'node_modules/compaction-check/dist/bundle'), 'dir');
  const { exitCode, stderr } = await runExample({}, cwd).run();
  expect(exitCode).toBe(1);
  expect(stderr).toContain(
    'The package better-sqlite3 is not installed.\nThe durable reference keeps its log in it; the reference in memory does without.\nInstall it beside this package: `npm install better-sqlite3@12`',
  );
});
