import { HarnessError } from '../../errors/harness-error.js';
import type { Turn, TurnId } from '../../transcript/turn.js';
import { type Change, Ledger } from '../ledger.js';
import type { LedgerStore } from '../ledger-store.js';
import { verifyCheckpoint } from '../verify-checkpoint.js';
import type { Opened } from './open-database.js';
import { quietly } from './quietly.js';
import { type Record, readRecord, recordOf } from './record.js';
import { damaged, storeError } from './store-error.js';

/** A pass as it is stored: what it changed, and the number of the pass whose summary it replaced. */
interface StoredPass {
  body: string;
  tokens: number;
  covered: TurnId[];
  uncovered: TurnId[];
  replaces: number | null;
}

/**
 * Keeps a ledger in a file that other processes may keep theirs in too.
 *
 * The ledger in memory is what the rows say, and is brought up to date from them whenever another connection has written.
 * Every change is one transaction, which holds the lock from its beginning, and the ledger follows only when it is committed.
 */
export class SqliteStore implements LedgerStore {
  private readonly known = new Ledger();
  private dataVersion: unknown;
  private closed = false;
  /** What was found wrong with the file; the ledger may hold half of it, and answers nothing from then on. */
  private damage: HarnessError | undefined;

  /** @throws HarnessError CC_LOG_DAMAGED, CC_LOG_BUSY, CC_LOG_UNREADABLE, CC_LOG_UNWRITABLE. */
  constructor(private readonly opened: Opened) {
    this.ledger();
  }

  /** @throws HarnessError as the constructor does, CC_LOG_CLOSED; so do all others. */
  ledger(): Ledger {
    this.telling(() => {
      const version = this.opened.connection.pragma('data_version', { simple: true });
      if (version === this.dataVersion) return;
      this.transaction('DEFERRED', () => this.catchUp());
      this.dataVersion = version;
    });
    return this.known;
  }

  append(turns: readonly Turn[]): void {
    this.telling(() => {
      const stored = this.transaction('IMMEDIATE', () => {
        this.catchUp();
        this.known.refuseTaken(turns);
        const insert = this.opened.connection.prepare('INSERT INTO turns VALUES (?, ?, ?, ?)');
        return turns.map((turn, place) => {
          const { number, json, digest } = recordOf(this.known.log.length + place + 1, turn);
          insert.run(number, JSON.stringify(turn.id), json, digest);
          return JSON.parse(json) as Turn;
        });
      });
      this.known.append(stored);
    });
  }

  commit(change: Change, passesBefore: number): boolean {
    return this.telling(() => {
      const isCommitted = this.transaction('IMMEDIATE', () => {
        this.catchUp();
        if (this.known.passes !== passesBefore) return false;
        const { body, tokens, covered, uncovered, replaces } = change;
        const pass = { body, tokens, covered, uncovered, replaces: replaces ? numberOf(replaces.id) : null };
        const { number, json, digest } = recordOf(passesBefore + 1, pass);
        this.opened.connection.prepare('INSERT INTO passes VALUES (?, ?, ?)').run(number, json, digest);
        return true;
      });
      if (isCommitted) this.known.commit(change);
      return isCommitted;
    });
  }

  close(): void {
    this.closed = true;
    this.opened.connection.close();
  }

  /** Takes up the rows that are not in the ledger yet; within one transaction, so that they belong together. */
  private catchUp(): void {
    const turns = this.rowsAfter('turns', 'turn', this.known.log.length) as Turn[];
    const passes = this.rowsAfter('passes', 'pass', this.known.passes) as StoredPass[];
    if (turns.length + passes.length === 0) return;
    try {
      this.known.append(turns);
      for (const { replaces, ...change } of passes) {
        const replaced = this.known.summaries.find(({ id }) => numberOf(id) === replaces);
        this.known.commit({ ...change, replaces: replaced });
      }
      if (passes.length > 0) this.expectTrueClaims();
    } catch (cause) {
      const says = `its passes are not those of one conversation (${(cause as Error).message.split('\n', 2).join(' ')})`;
      throw new HarnessError(damaged(this.opened.file, says), { cause });
    }
  }

  private rowsAfter(table: string, what: string, number: number): unknown[] {
    const { connection, file } = this.opened;
    const rows = connection.prepare(`SELECT * FROM ${table} WHERE number > ? ORDER BY number`).all(number);
    return (rows as Record[]).map((row, place) => readRecord(file, what, number + place + 1, row));
  }

  /** The guard: no session goes on from a summary that does not hold what it is said to cover (S1). */
  private expectTrueClaims(): void {
    for (const summary of this.known.summaries) {
      const turns = this.known.coveredBy(summary);
      const covered = turns.map(({ id }) => id);
      verifyCheckpoint({ summary: summary.body, budget: null, covered, uncovered: [] }, turns);
    }
  }

  private transaction<T>(kind: 'DEFERRED' | 'IMMEDIATE', work: () => T): T {
    const { connection } = this.opened;
    // SQLite has ended some transactions by itself, as on a full disk; and not even this may have worked the last time.
    const rollBack = () => connection.inTransaction && connection.exec('ROLLBACK');
    rollBack();
    connection.exec(`BEGIN ${kind}`);
    try {
      const result = work();
      connection.exec('COMMIT');
      return result;
    } catch (error) {
      quietly(rollBack);
      throw error;
    }
  }

  private telling<T>(work: () => T): T {
    if (this.closed)
      throw new HarnessError({
        code: 'CC_LOG_CLOSED',
        what: `The session on ${this.opened.file} is closed.`,
        why: 'Nothing was changed.',
        next: 'Open the directory again.',
      });
    if (this.damage) throw this.damage;
    try {
      return work();
    } catch (error) {
      // What was committed in spite of the error is taken up by the next call.
      this.dataVersion = undefined;
      const told = storeError(this.opened.file, error);
      if (told instanceof HarnessError && told.code === 'CC_LOG_DAMAGED') this.damage = told;
      throw told;
    }
  }
}

function numberOf(summaryId: string): number {
  return Number(summaryId.slice('summary-'.length));
}
