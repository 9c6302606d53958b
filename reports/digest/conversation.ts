import type { PropertyReport } from '../../src/run/report.js';
import { conversationSection } from '../markdown/conversation-section.js';
import { explanationSection } from '../markdown/explanation-section.js';
import { fence } from '../markdown/fence.js';
import { plain } from '../markdown/plain.js';
import { storyLines } from '../story/story-lines.js';
import { violationLines } from '../story/violation-lines.js';
import { coloursOf } from '../text/colours.js';
import { shorten } from '../text/shorten.js';
import type { Style } from '../text/style.js';
import { explainCommand, replayCommand } from '../words/commands.js';
import type { Origin } from '../words/origin.js';

const STYLE: Style = { colours: coloursOf(false), width: 110 };
const MOST_LINES = 20;
const CLAIM = 1000;

/** The smallest conversation of a broken property, folded up; nothing where none was kept. */
export function conversation({ id, counterexample }: PropertyReport, { subject, given }: Origin): string[] {
  if (!counterexample) return [];
  return [
    [
      `<details>\n<summary>${plain(shorten(id, 120))}: the smallest conversation</summary>`,
      plain(shorten(counterexample.claim, CLAIM)),
      fence(violationLines(counterexample.violations, STYLE).join('\n')),
      conversationSection(counterexample),
      '### What happened',
      fence(storyLines(counterexample, STYLE, MOST_LINES).join('\n')),
      explanationSection(counterexample),
      fence(
        [replayCommand(counterexample, subject, given), explainCommand(counterexample, subject)].join('\n'),
        'sh',
      ),
      '</details>',
    ]
      .filter(Boolean)
      .join('\n\n'),
  ];
}
