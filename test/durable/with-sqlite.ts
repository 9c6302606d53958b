import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe } from 'vitest';
import type { SqliteConstructor } from '../../src/reference/durable/sqlite.js';

/** The class `Database` as `npm ci --prefix test/durable` installs it, or as the clone has it; undefined without either. */
const installed = load();

/** The same, for tests within `withSqlite`. */
export const Database = installed as SqliteConstructor;

/** Tests that need better-sqlite3; without it they are skipped, and their heading says so. */
export function withSqlite(name: string, tests: () => void): void {
  const heading = installed
    ? name
    : `${name} (skipped: \`npm ci --prefix test/durable\` installs better-sqlite3)`;
  describe.skipIf(!installed)(heading, tests);
}

const made: string[] = [];

/** A new empty directory, which is removed when the tests of the file are over. */
export function directory(): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'compaction-check-')));
  made.push(path);
  return path;
}

afterAll(() => {
  for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
});

/** @throws whatever is in the way of what is installed: nothing is skipped that ought to run. */
function load(): SqliteConstructor | undefined {
  try {
    return createRequire(import.meta.url)('better-sqlite3');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}
