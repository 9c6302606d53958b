import type { Violation } from '../../src/property/property.js';
import { shorten } from '../text/shorten.js';
import type { Style } from '../text/style.js';
import { wrap } from '../text/wrap.js';

const MOST = 3;

/** What broke, the most telling first, with what was expected and seen. */
export function violationLines(violations: readonly Violation[], { colours, width }: Style): string[] {
  const shown = violations
    .slice(0, MOST)
    .flatMap(({ says, expected, seen }) => [
      ...wrap(shorten(says, 4 * width), width).map((line) => colours.red(line)),
      ...(expected === undefined
        ? []
        : [`  ${colours.dim('expected')}  ${orEmpty(shorten(expected, width - 12))}`]),
      ...(seen === undefined ? [] : [`  ${colours.dim('seen    ')}  ${orEmpty(shorten(seen, width - 12))}`]),
    ]);
  const left = violations.length - MOST;
  return left > 0 ? [...shown, colours.dim(`… and ${left} more`)] : shown;
}

function orEmpty(text: string): string {
  return text === '' ? '(empty)' : text;
}
