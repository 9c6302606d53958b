import type { Compactor, Environment } from '../../compactor/compactor.js';
import { got } from '../../errors/got.js';
import { HarnessError } from '../../errors/harness-error.js';
import { checkSettings } from '../check-settings.js';
import { type ReferenceOptions, referenceCompactor } from '../reference-compactor.js';
import { ReferenceSession } from '../reference-session.js';
import { loadSqlite } from './load-sqlite.js';
import { openDatabase } from './open-database.js';
import { quietly } from './quietly.js';
import type { SqliteConstructor } from './sqlite.js';
import { SqliteStore } from './sqlite-store.js';

export interface DurableOptions extends ReferenceOptions {
  /** The class `Database` of `better-sqlite3`; imported when a session is opened, if not given. */
  Database?: SqliteConstructor;
  /** How many milliseconds a call waits for a lock of another process; 5,000 if not given. */
  lockTimeout?: number;
}

/** The reference compactor on disk; its sessions have all that the one in memory has. */
export interface DurableReference extends Compactor {
  /**
   * The conversation in the directory `dir`, which begins here if there is none.
   *
   * @throws HarnessError CC_LOG_DIRECTORY without `dir`, CC_SQLITE_MISSING, CC_LOG_UNWRITABLE, CC_LOG_UNREADABLE,
   * CC_LOG_DAMAGED, CC_LOG_FOREIGN, CC_LOG_VERSION, CC_LOG_BUSY; RangeError for settings that no pass can work with.
   */
  open(environment: Environment): Promise<ReferenceSession>;
}

/**
 * A compactor that keeps the law, and its raw log and pointer set in a directory: opened again, it continues.
 *
 * @example
 * const session = await durableReference().open({ dir: 'conversations/42', settings, summarizer, countTokens });
 */
export function durableReference({
  verifyFacts = true,
  Database,
  lockTimeout = 5000,
}: DurableOptions = {}): DurableReference {
  return {
    name: verifyFacts ? 'durable reference' : 'durable reference (anchors only)',
    supports: { ...referenceCompactor({ verifyFacts }).supports, durable: true },
    async open(environment) {
      const { settings, dir } = environment;
      checkSettings(settings);
      if (typeof dir !== 'string' || dir === '') throw noDirectory(dir);
      const opened = openDatabase(Database ?? (await loadSqlite()), dir, lockTimeout);
      try {
        return new ReferenceSession(environment, verifyFacts, new SqliteStore(opened));
      } catch (error) {
        quietly(() => opened.connection.close());
        throw error;
      }
    },
  };
}

function noDirectory(dir: unknown): HarnessError {
  return new HarnessError({
    code: 'CC_LOG_DIRECTORY',
    what: `Expected \`dir\` to be a directory, got ${got(dir)}`,
    why: 'The durable reference keeps the conversation there.',
    next: 'Give `open` the `dir` of the conversation.',
  });
}
