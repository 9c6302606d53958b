import { shorten } from '../text/shorten.js';
import type { Style } from '../text/style.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';

const GUTTER = '│ ';

/** A text as lines behind a bar, at most `most` of them; where it was cut, its end says so. */
export function writtenLines(text: string, { colours, width }: Style, most: number, cut = false): string[] {
  const room = width - GUTTER.length;
  const lines = text
    .replace(/\n$/, '')
    .split('\n')
    .flatMap((line) => wrap(visible(line), room).map((part) => shorten(part, room)));
  const left = lines.length - most;
  const shown =
    left > 0
      ? [...lines.slice(0, most - 2), colours.dim(`… ${left + 1} more lines …`), lines.at(-1)!]
      : lines;
  const end = cut ? colours.yellow('⟨cut here⟩') : '';
  return shown.map((line, place) => colours.dim(GUTTER) + line + (place === shown.length - 1 ? end : ''));
}
