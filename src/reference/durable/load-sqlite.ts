import { HarnessError } from '../../errors/harness-error.js';
import type { SqliteConstructor } from './sqlite.js';

/**
 * The class `Database` of the package `better-sqlite3`, which is loaded only here, and only when a session is opened.
 *
 * @throws HarnessError CC_SQLITE_MISSING when it is not installed, or was compiled for another Node.
 */
export async function loadSqlite(): Promise<SqliteConstructor> {
  try {
    return (await import('better-sqlite3')).default;
  } catch (cause) {
    const isMissing = (cause as NodeJS.ErrnoException).code === 'ERR_MODULE_NOT_FOUND';
    throw missing(isMissing ? 'is not installed' : `does not load: ${(cause as Error).message}`, cause);
  }
}

/** @throws HarnessError CC_SQLITE_MISSING with what the compiled part says when it cannot be loaded. */
export function missing(problem: string, cause: unknown): HarnessError {
  return new HarnessError(
    {
      code: 'CC_SQLITE_MISSING',
      what: `The package better-sqlite3 ${problem}.`,
      why: 'The durable reference keeps its log in it; the reference in memory does without.',
      next: 'Install it beside this package: `npm install better-sqlite3@12` (or `npm rebuild better-sqlite3`, if it is there).',
    },
    { cause },
  );
}
