import type { ComparedCompactor, CompareReport, Difference } from '../../src/compare/compare-report.js';
import { codeSpan } from '../markdown/code-span.js';
import { conversationSection } from '../markdown/conversation-section.js';
import { fence } from '../markdown/fence.js';
import { plain } from '../markdown/plain.js';
import { storyLines } from '../story/story-lines.js';
import { violationLines } from '../story/violation-lines.js';
import { coloursOf } from '../text/colours.js';
import type { Style } from '../text/style.js';
import { nameInWords } from '../words/name.js';
import { changeInWords } from './change-in-words.js';
import { differenceInWords } from './difference-in-words.js';
import { inOrder } from './in-order.js';
import { shiftInWords } from './shift-in-words.js';
import { toldOfOther } from './told-of-other.js';
import { verdictInWords } from './verdict-in-words.js';

const STYLE: Style = { colours: coloursOf(false), width: 110 };
const MOST_LINES = 20;
/** GitHub takes 65,536 characters in a comment. */
const LONGEST = 60_000;

/** The report of a comparison as Markdown for a comment; nothing in it can break out of where it stands. */
export function renderCompareMarkdown(report: CompareReport): string {
  const head = [
    `## ${report.verdict.toUpperCase()}: ${named(report.old)} → ${named(report.new)}`,
    plain(verdictInWords(report)),
    table(report),
  ].filter(Boolean);
  const sections = inOrder(report.differences).flatMap(section);
  let room = LONGEST - head.join('\n\n').length;
  const fitting = sections.filter((text) => {
    room -= text.length + 2;
    return room >= 0;
  });
  const left = sections.length - fitting.length;
  const note =
    left > 0 ? [`${left} more are too long for a comment; the terminal and the JSON show them.`] : [];
  return `${[...head, ...fitting, ...note].join('\n\n')}\n`;
}

function named(compactor: ComparedCompactor): string {
  const name = codeSpan(nameInWords(compactor));
  return compactor.source === null ? name : `${name} (${codeSpan(compactor.source)})`;
}

function table({ differences, shifts, notCompared, runs }: CompareReport): string {
  const rows = [
    ...inOrder(differences).map((one) => [
      changeInWords(one),
      `${codeSpan(one.property)}${one.level === 'should' ? ' (should)' : ''}`,
      plain(differenceInWords(one, runs)),
    ]),
    ...shifts.map((shift) => [
      shift.certainty === 'sure' ? shift.measure : `by chance: ${shift.measure}`,
      '',
      plain(shiftInWords(shift)),
    ]),
    ...notCompared.map(({ property, reason }) => ['not compared', codeSpan(property), plain(reason)]),
  ];
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(['', 'property', '']), line(['---', '---', '---']), ...rows.map(line)].join('\n');
}

function section(difference: Difference): string[] {
  const { smallest, change, certainty, property } = difference;
  if (!smallest || certainty === 'chance') return [];
  const breaks = smallest.counterexample;
  const holds = toldOfOther(smallest);
  const [old, now] = change === 'regression' ? [holds, breaks] : [breaks, holds];
  const story = (told: typeof old) => fence(storyLines(told, STYLE, MOST_LINES).join('\n'));
  return [
    [
      `<details>\n<summary>${changeInWords(difference)}: ${plain(property)}</summary>`,
      plain(breaks.claim),
      fence(violationLines(breaks.violations, STYLE).join('\n')),
      conversationSection(breaks),
      '### What the old one did',
      story(old),
      '### What the new one did',
      story(now),
      '</details>',
    ].join('\n\n'),
  ];
}
