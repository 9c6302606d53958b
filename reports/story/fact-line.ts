import type { Style } from '../text/style.js';
import { wrap } from '../text/wrap.js';

const LABEL = 10;

/** A label and what is said under it, as one line or, wrapped, several. */
export function factLine(label: string, says: string, { colours, width }: Style): string[] {
  return wrap(says, width - LABEL).map(
    (line, place) => colours.dim((place === 0 ? label : '').padEnd(LABEL)) + line,
  );
}
