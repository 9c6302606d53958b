import type { PlayedCorruption, SelfCheckReport } from '../../src/self-check/self-check-report.js';
import { indent } from '../text/indent.js';
import { count } from '../text/numbers.js';
import type { Style } from '../text/style.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';

/** What the corruptions do that made a property fire; all of them, and what was played of each, with `verbose`. */
export function corruptionLines(
  { corruptions, properties }: SelfCheckReport,
  { colours, width }: Style,
  verbose: boolean,
): string[] {
  const named = new Set(properties.map(({ firedBy }) => firedBy?.corruption));
  const shown = verbose ? corruptions : corruptions.filter(({ name }) => named.has(name));
  const names = Math.max(0, ...shown.map(({ name }) => name.length));
  return shown.flatMap((corruption) => {
    const lines = wrap(saysOf(corruption, verbose), Math.max(20, width - names - 4));
    const [first, ...rest] = lines.map(colours.dim);
    return [`  ${corruption.name.padEnd(names)}  ${first}`, ...indent(rest, names + 4)];
  });
}

function saysOf({ says, runs, reason }: PlayedCorruption, verbose: boolean): string {
  if (!verbose) return says;
  return `${says} (${visible(reason ?? count(runs, 'run'))})`;
}
