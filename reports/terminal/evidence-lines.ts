import type { Counterexample } from '../../src/run/report.js';
import { storyLines } from '../story/story-lines.js';
import { writtenLines } from '../story/written-lines.js';
import { indent } from '../text/indent.js';
import { count } from '../text/numbers.js';
import type { Style } from '../text/style.js';
import { afterLines } from './after-lines.js';
import { beforeLines } from './before-lines.js';
import { explanationLines } from './explanation-lines.js';

const MOST_LINES = 6;
const MOST_PRINTED = 4;

/** The smallest evidence: the conversation before, what happened, and what is claimed, true and answered after. */
export function evidenceLines(
  found: Counterexample,
  style: Style,
  title = 'The smallest conversation',
): string[] {
  return [
    ...beforeLines(found, title, style),
    '',
    style.colours.bold('What happened'),
    ...storyLines(found, style, MOST_LINES),
    ...afterLines(found, style),
    ...explanationLines(found, style),
    ...printedLines(found, style),
  ];
}

function printedLines({ observation: { console } }: Counterexample, style: Style): string[] {
  if (console.text === '') return [];
  const more = console.more > 0 ? style.colours.dim(` (and ${count(console.more, 'character')} more)`) : '';
  const printed = writtenLines(console.text, { ...style, width: style.width - 3 }, MOST_PRINTED);
  return ['', style.colours.bold('The compactor printed') + more, ...indent(printed, 3)];
}
