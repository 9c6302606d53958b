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
import { Evidence } from './evidence.js';
import { Violations } from './violations.js';

interface DifferenceEvidenceProps {
  difference: Difference;
  smallest: SmallestDifference;
  anchor: string;
  isOpen: boolean;
  how: CompareTextOptions;
}

/** The smallest conversation on which two compactors differ on a property, and what each of them did on it. */
export function DifferenceEvidence({ difference, smallest, anchor, isOpen, how }: DifferenceEvidenceProps) {
  const { change, property, clauses } = difference;
  const breaks = smallest.counterexample;
  const holds = toldOfOther(smallest);
  const isRegression = change === 'regression';
  const stored = breaks.file ?? how.file ?? null;
  const sides = isRegression
    ? ([
        ['old', holds],
        ['new', breaks],
      ] as const)
    : ([
        ['old', breaks],
        ['new', holds],
      ] as const);
  return (
    <details class="counterexample" id={anchor} open={isOpen}>
      <summary>
        <h3>
          <span class={`verdict ${isRegression ? 'failed' : 'passed'}`}>
            <span aria-hidden="true">{isRegression ? '✗' : '✓'}</span> {changeInWords(difference)}
          </span>{' '}
          <span class="id">{shorten(property, 80)}</span>{' '}
          <span class="clauses">{shorten(clauses.join(' '), 40)}</span>
        </h3>
        <span class="size">{sizeInWords(breaks)}</span>
      </summary>
      <p class="claim">{shorten(breaks.claim, 600)}</p>
      <Violations violations={breaks.violations} />
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
    </details>
  );
}
