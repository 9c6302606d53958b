import type { Counterexample } from '../../src/run/report.js';
import { storyLines } from '../story/story-lines.js';
import { violationLines } from '../story/violation-lines.js';
import { coloursOf } from '../text/colours.js';
import type { Style } from '../text/style.js';
import { visible } from '../text/visible.js';
import { afterSection } from './after-section.js';
import { codeSpan } from './code-span.js';
import { conversationSection } from './conversation-section.js';
import { explanationSection } from './explanation-section.js';
import { fence } from './fence.js';
import { judgeSection } from './judge-section.js';
import { plain } from './plain.js';
import { replaySection } from './replay-section.js';

const STYLE: Style = { colours: coloursOf(false), width: 110 };
const MOST_LINES = 60;

/** GitHub takes 65,536 characters in an issue; some are for what the reporter adds. */
const LONGEST = 60_000;

/**
 * A counterexample as Markdown, ready to be pasted into an issue; nothing in it can break out of where it stands. `recording`
 * is the file in which it was found, where nothing was run.
 */
export function renderBugReport(counterexample: Counterexample, recording?: string): string {
  const { compactor, property, clauses, claim, violations, observation } = counterexample;
  const { text } = observation.console;
  const says = [
    `## ${codeSpan(compactor)} breaks ${codeSpan(property)}${clauses.length > 0 ? ` (${plain(clauses.join(', '))})` : ''}`,
    `**What is claimed.** ${plain(claim)}`,
    '**What was seen.**',
    fence(violationLines(violations, STYLE).join('\n')),
    conversationSection(counterexample),
    '### What the summarizer was shown and wrote',
    fence(storyLines(counterexample, STYLE, MOST_LINES).join('\n')),
    afterSection(counterexample),
    explanationSection(counterexample),
    text && `### What the compactor printed\n\n${fence(text.split('\n').map(visible).join('\n'))}`,
  ]
    .filter(Boolean)
    .join('\n\n');
  const again =
    recording === undefined
      ? replaySection(counterexample, LONGEST - says.length)
      : judgeSection(counterexample, recording);
  return `${says}\n\n${again}\n`;
}
