import { visible } from '../text/visible.js';

/** A word of a command, so that a terminal shows it and a shell takes it as one. */
export function shellWord(word: string): string {
  const shown = visible(word);
  return /^[\w./:@%+=-]+$/.test(shown) ? shown : `'${shown.replaceAll("'", "'\\''")}'`;
}
