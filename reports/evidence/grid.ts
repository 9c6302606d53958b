/** A row of a grid; `named` rows are what a violation is about, `bad` are the columns that show the breach. */
export interface GridRow {
  cells: readonly string[];
  named?: boolean;
  bad?: readonly number[];
}

/** A table before it takes a format; `outside` are the columns whose text comes from scenarios and compactors. */
export interface Grid {
  head: readonly string[];
  rows: readonly GridRow[];
  right: readonly number[];
  outside: readonly number[];
}
