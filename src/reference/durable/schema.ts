/** The number by which SQLite files say whose they are: "CCLG". */
export const APPLICATION_ID = 0x43434c47;

/** The version of what is below. */
export const VERSION = 1;

const append = (table: string, change: string) =>
  `CREATE TRIGGER ${table}_${change.toLowerCase()} BEFORE ${change} ON ${table}
   BEGIN SELECT RAISE(ABORT, '${table} are appended only'); END;`;

/**
 * The raw log and one row for each pass. A row is JSON text, in which lone surrogates survive, with the SHA-256 of its number and that text;
 * ids are JSON text as well. The pointer set is what the passes say, one after the other; nothing is ever changed in place.
 */
export const SCHEMA = `
  CREATE TABLE turns (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, json TEXT NOT NULL, digest BLOB NOT NULL) STRICT;
  CREATE TABLE passes (number INTEGER PRIMARY KEY, json TEXT NOT NULL, digest BLOB NOT NULL) STRICT;
  ${['turns', 'passes'].flatMap((table) => ['UPDATE', 'DELETE'].map((change) => append(table, change))).join('\n')}
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${VERSION};
`;
