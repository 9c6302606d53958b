import type { ReplayLine } from '../../src/run/stream-line.js';
import { count } from '../text/numbers.js';
import type { Style } from '../text/style.js';
import { visible } from '../text/visible.js';

const MOST_FILES = 3;

/** What has changed, before the run that this asks for. */
export function changedLine(paths: readonly string[], { colours }: Style): string {
  const names = paths.slice(0, MOST_FILES).map((path) => visible(path));
  const more = paths.length - names.length;
  return colours.bold(`\n↻ changed: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`);
}

/** What became of the failures of earlier runs, before the run is over. */
export function replayedLines(replays: readonly ReplayLine[], { colours }: Style): string[] {
  const told = replays.flatMap(({ property, file, status }) => {
    const where = `${visible(property)} ${colours.dim(visible(file))}`;
    if (status === 'fixed') return [`  ${colours.green('✓ holds now')}     ${where}`];
    if (status === 'fails') return [`  ${colours.red('✗ still breaks')}  ${where}`];
    if (status === 'came back') return [`  ${colours.red('✗ came back')}     ${where}`];
    return [];
  });
  const held = replays.filter(({ status }) => status === 'holds').length;
  const holds =
    held > 0 ? [colours.dim(`  ${count(held, 'regression case')} hold${held === 1 ? 's' : ''}`)] : [];
  return told.length + holds.length > 0 ? [...told, ...holds, colours.dim('  the whole run follows …')] : [];
}

/** That nothing is done until a file changes. */
export function waitingLine({ colours }: Style): string {
  return colours.dim('\nWaiting for a change of source code; Ctrl-C ends.');
}
