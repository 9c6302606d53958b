const PIPED_COLUMNS = 100;

/** Whether standard output takes colours, and the user wants them; a pipe takes none, in CI neither. */
export function coloursWanted({ NO_COLOR, FORCE_COLOR, TERM } = process.env): boolean {
  if (NO_COLOR) return false;
  return Boolean(FORCE_COLOR) || (process.stdout.isTTY === true && TERM !== 'dumb');
}

/** How wide the terminal is, or how wide text is made for a file. */
export function columns(): number {
  return process.stdout.columns ?? PIPED_COLUMNS;
}
