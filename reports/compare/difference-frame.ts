import type { Difference, SmallestDifference } from '../../src/compare/compare-report.js';
import type { Counterexample } from '../../src/run/report.js';
import { storyLines } from '../story/story-lines.js';
import { violationLines } from '../story/violation-lines.js';
import { afterLines } from '../terminal/after-lines.js';
import { beforeLines } from '../terminal/before-lines.js';
import { indent } from '../text/indent.js';
import { shorten } from '../text/shorten.js';
import type { Style } from '../text/style.js';
import { textWidth } from '../text/text-width.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';
import { explainCommand } from '../words/commands.js';
import { changeInWords } from './change-in-words.js';
import { caseCommand } from './compare-commands.js';
import type { CompareTextOptions } from './compare-text-options.js';
import { notesOnDifference } from './notes-on-difference.js';
import { toldOfOther } from './told-of-other.js';

const MOST_LINES = 6;

/** The smallest conversation on which two compactors differ on a property, with what each of them did. */
export function differenceFrame(
  difference: Difference,
  smallest: SmallestDifference,
  style: Style,
  { words, given, file, brief }: CompareTextOptions & { brief: boolean },
): string[] {
  const { colours } = style;
  const inner = { colours, width: style.width - 2 };
  const { counterexample: found } = smallest;
  const stored = found.file ?? file ?? null;
  const command = words && stored !== null ? caseCommand(words, stored, given) : null;
  const line = (label: string, says: string) => `${colours.dim(label.padEnd(10))}  ${says}`;
  return [
    title(difference, style),
    ...(brief ? [] : ['']),
    ...indent([
      ...(brief ? [] : [...wrap(visible(found.claim), inner.width).map(colours.bold), '']),
      ...violationLines(brief ? found.violations.slice(0, 1) : found.violations, inner),
      ...(brief ? [] : ['', ...evidence(difference, smallest, inner), '']),
      ...(command === null
        ? []
        : [line(words?.[0] === '--baseline' ? 'replay' : 'compare', colours.cyan(command))]),
      ...(brief ? [] : [line('understand', colours.cyan(explainCommand(found)))]),
      ...notesOnDifference(difference, smallest).map((note) => line('note', note)),
    ]),
  ];
}

function title(difference: Difference, { colours, width }: Style): string {
  const { change, property, clauses, level } = difference;
  const words = [
    `${change === 'regression' ? '✗' : '✓'} ${shorten(property, 60)}`,
    shorten(clauses.join(' '), 20),
    level === 'should' ? 'should' : '',
    changeInWords(difference),
  ];
  const text = words.filter(Boolean).join(' · ');
  const rule = '─'.repeat(Math.max(2, width - textWidth(text) - 4));
  const colour = change === 'regression' ? colours.red : colours.green;
  return `${colours.dim('──')} ${colours.bold(colour(text))} ${colours.dim(rule)}`;
}

function evidence({ change }: Difference, smallest: SmallestDifference, style: Style): string[] {
  const breaks = smallest.counterexample;
  const holds = toldOfOther(smallest);
  const [old, now] = change === 'regression' ? [holds, breaks] : [breaks, holds];
  const did = (name: string, told: Counterexample) => [
    '',
    style.colours.bold(`What the ${name} one did${told === breaks ? '' : ', which holds'}`),
    ...storyLines(told, style, MOST_LINES),
    ...afterLines(told, style),
  ];
  const on = smallest.unshrunk === 'baseline' ? 'A conversation' : 'The smallest conversation';
  return [
    ...beforeLines(breaks, `${on} on which they differ`, style),
    ...did('old', old),
    ...did('new', now),
  ];
}
