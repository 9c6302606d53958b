import type { Counterexample, PropertyReport } from '../../src/run/report.js';
import { violationLines } from '../story/violation-lines.js';
import { indent } from '../text/indent.js';
import { shorten } from '../text/shorten.js';
import type { Style } from '../text/style.js';
import { visible } from '../text/visible.js';
import { wrap } from '../text/wrap.js';
import { explainCommand, judgeCommand, replayCommand } from '../words/commands.js';
import type { GivenFlags } from '../words/given-flags.js';
import { knownSentence } from '../words/known.js';
import { notesOn } from '../words/notes.js';
import { evidenceLines } from './evidence-lines.js';
import { frameTitle } from './frame-title.js';

export interface FrameOptions {
  /** A property whose frame shows the same evidence. */
  sameAs?: string | undefined;
  /** The file that holds the compactor. */
  subject?: string | undefined;
  /** Flags that were given to the command. */
  given?: GivenFlags | undefined;
  /** The file that was judged, where nothing was run. */
  recording?: string | undefined;
  /** The command that runs the check again, where that is told of each property. */
  again?: string | undefined;
  /** Leaves out the claim and the evidence: only what broke, and how to see the rest. */
  brief: boolean;
}

/**
 * What there is to say about one broken property: its claim, what was seen, the smallest evidence, how to replay it,
 * how to understand it.
 */
export function frameLines(
  report: PropertyReport,
  found: Counterexample,
  style: Style,
  { sameAs, subject, given, recording, again, brief }: FrameOptions,
): string[] {
  const { colours } = style;
  const inner = { colours, width: style.width - 2 };
  const claim = wrap(shorten(found.claim, 10 * inner.width), inner.width).map((line) => colours.bold(line));
  const evidence =
    sameAs === undefined
      ? evidenceLines(found, inner, recording === undefined ? undefined : 'The conversation')
      : wrap(`The evidence is the conversation shown above for ${visible(sameAs)}.`, inner.width);
  return [
    frameTitle(report, style),
    ...(brief ? [] : ['']),
    ...indent([
      ...(brief ? [] : [...claim, '']),
      ...violationLines(brief ? found.violations.slice(0, 1) : found.violations, inner),
      ...(brief ? [] : ['', ...evidence, '']),
      recording === undefined
        ? `${colours.dim('replay    ')}  ${colours.cyan(replayCommand(found, subject, given))}`
        : `${colours.dim('again     ')}  ${colours.cyan(judgeCommand(recording, found.property))}`,
      ...(brief ? [] : [`${colours.dim('understand')}  ${colours.cyan(explainCommand(found, subject))}`]),
      ...(again === undefined ? [] : [`${colours.dim('again     ')}  ${colours.cyan(again)}`]),
      ...[...knownNotes(report), ...(recording === undefined ? notesOn(found) : [])].map(
        (note) => `${colours.dim('note      ')}  ${note}`,
      ),
    ]),
  ];
}

function knownNotes(report: PropertyReport): string[] {
  const says = knownSentence(report);
  return says === null ? [] : [visible(says)];
}
