/** What is used of a connection of `better-sqlite3`. */
export interface SqliteConnection {
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
  prepare(sql: string): SqliteStatement;
  pragma(source: string, options?: { simple?: boolean }): unknown;
  close(): unknown;
}

export interface SqliteStatement {
  run(...values: unknown[]): unknown;
  all(...values: unknown[]): unknown[];
}

/** The class `Database` of `better-sqlite3`. */
export type SqliteConstructor = new (
  file: string,
  options?: { fileMustExist?: boolean; timeout?: number },
) => SqliteConnection;
