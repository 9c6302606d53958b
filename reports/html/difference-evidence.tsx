import type { Difference, SmallestDifference } from '../../src/compare/compare-report.js';
import { changeInWords } from '../compare/change-in-words.js';
import { caseCommand } from '../compare/compare-commands.js';
import type { CompareTextOptions } from '../compare/compare-text-options.js';
import { notesOnDifference } from '../compare/notes-on-difference.js';
import { toldOfOther } from '../compare/told-of-other.js';
import { shorten } from '../text/shorten.js';
import { explainCommand } from '../words/commands.js';
import { sizeInWords } from '../words/size.js';
import { Command } from './command.js';
import { CounterexampleFold } from './counterexample-fold.js';
import { Evidence } from './evidence.js';

interface DifferenceEvidenceProps {
  difference: Difference;
  smallest: SmallestDifference;
  anchor: string;
  isOpen: boolean;
  how: CompareTextOptions;
}

/** The smallest conversation on which two compactors differ on a property, and what each of them did on it. */
export function DifferenceEvidence({ difference, smallest, anchor, isOpen, how }: DifferenceEvidenceProps) {
  const breaks = smallest.counterexample;
  const holds = toldOfOther(smallest);
  const isRegression = difference.change === 'regression';
  const stored = breaks.file ?? how.file ?? null;
  const [old, now] = isRegression ? [holds, breaks] : [breaks, holds];
  const sides = [
    ['old', old],
    ['new', now],
  ] as const;
  return (
    <CounterexampleFold
      found={breaks}
      mark={
        <span class={`verdict ${isRegression ? 'failed' : 'passed'}`}>
          <span aria-hidden="true">{isRegression ? '✗' : '✓'}</span> {changeInWords(difference)}
        </span>
      }
      size={sizeInWords(breaks)}
      anchor={anchor}
      isOpen={isOpen}
    >
      {how.words && stored !== null ? (
        <Command
          label={how.words[0] === '--baseline' ? 'Replay' : 'Compare'}
          line={caseCommand(how.words, stored, how.given)}
        />
      ) : null}
      <Command label="Understand" line={explainCommand(breaks)} />
      {notesOnDifference(difference, smallest).map((note) => (
        <p class="note" key={note}>
          {shorten(note, 400)}
        </p>
      ))}
      {sides.map(([name, told]) => (
        <details class="side" key={name} open={told === breaks}>
          <summary>
            What the {name} one did, which {told === breaks ? 'breaks it' : 'holds'}
          </summary>
          <Evidence found={told} />
        </details>
      ))}
    </CounterexampleFold>
  );
}
