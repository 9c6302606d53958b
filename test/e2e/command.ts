import { existsSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

const COMMAND = fileURLToPath(new URL('../../dist/bundle/bin.js', import.meta.url));
const COMPACTORS = fileURLToPath(new URL('../fixtures/compactors/', import.meta.url));

/** The path of a module in test/fixtures/compactors. */
export const compactor = (name: string) => join(COMPACTORS, `${name}.ts`);

/** A new empty directory. */
export const emptyDirectory = () => realpathSync(mkdtempSync(join(tmpdir(), 'compaction-check-')));

/** Starts the built command in a child process, in a directory of its own unless one is given. */
export function start(args: readonly string[], { cwd = emptyDirectory(), env = {} } = {}) {
  return execa(process.execPath, [COMMAND, ...args], { cwd, env, reject: false });
}

/** Runs the built command to its end. */
export async function command(args: readonly string[], options: { cwd?: string; env?: object } = {}) {
  const { exitCode, stdout, stderr } = await start(args, options as never);
  return { exitCode, stdout, stderr };
}

/** Waits until a file is there. */
export async function appears(file: string): Promise<void> {
  while (!existsSync(file)) await pause(50);
}
