import { HarnessError, type HarnessErrorText } from '../../errors/harness-error.js';

/** What each family of SQLite's result codes means to whoever keeps a conversation. */
const MEANINGS: [RegExp, (file: string, says: string) => HarnessErrorText][] = [
  [/^SQLITE_(CORRUPT|NOTADB)/, (file, says) => damaged(file, says)],
  [
    /^SQLITE_(BUSY|LOCKED|PROTOCOL)/,
    (file, says) => ({
      code: 'CC_LOG_BUSY',
      what: `${file} was locked by another process for longer than the time limit (${says}).`,
      why: 'Nothing was changed.',
      next: 'Try again; if it lasts, find the process that holds the lock.',
    }),
  ],
  [
    /^SQLITE_IOERR_(READ|SHORT_READ|FSTAT|ACCESS|CORRUPTFS|DATA|RDLOCK)/,
    (file, says) => ({
      code: 'CC_LOG_UNREADABLE',
      what: `${file} cannot be read (${says}).`,
      why: 'Nothing was changed, and nothing is answered that could not be read.',
      next: 'Look to the disk; try again, or put a copy of the directory where it can be read.',
    }),
  ],
  [
    /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|PERM|NOLFS)/,
    (file, says) => ({
      code: 'CC_LOG_UNWRITABLE',
      what: `${file} cannot be written (${says}).`,
      why: 'Nothing was changed; all that was acknowledged before is still there.',
      next: 'Make room, or make the directory and its files writable, and try again.',
    }),
  ],
];

/** An error of SQLite in the words of whoever keeps a conversation in the file; any other error as it is. */
export function storeError(file: string, cause: unknown): unknown {
  if (cause instanceof HarnessError || !(cause instanceof Error)) return cause;
  const code = String((cause as NodeJS.ErrnoException).code ?? '');
  const meaning = MEANINGS.find(([pattern]) => pattern.test(code));
  return meaning ? new HarnessError(meaning[1](file, `${code}: ${cause.message}`), { cause }) : cause;
}

/** That a file does not hold what was written to it. */
export function damaged(file: string, says: string): HarnessErrorText {
  return {
    code: 'CC_LOG_DAMAGED',
    what: `${file} is damaged: ${says}.`,
    why: 'What was written to it is not what is there; nothing is answered from it, and nothing was changed.',
    next: 'Put a copy in its place, or read what is left with `sqlite3 <file> .recover`.',
  };
}
