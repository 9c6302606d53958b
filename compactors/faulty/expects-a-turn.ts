import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { extractiveLines } from '../correct/extractive-lines.js';
import { fittingLines } from '../plumbing/fitting-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { FaultySpecimen } from '../specimen.js';
import { expectsATurnWitness } from '../witnesses/expects-a-turn.js';

/** There is always a first turn, until there is none. */
export const expectsATurn: FaultySpecimen = {
  name: 'expects-a-turn',
  says: 'A summarizer that takes the first turn for granted, and crashes where nothing new was said.',
  breaks: 'summarizer/any-text',
  twin: extractiveLines,
  witness: expectsATurnWitness,
  make: () =>
    summarizerCompactor({
      name: 'expects-a-turn',
      summarize: (turns, budget, { previous, countTokens }) => {
        const first = turns[0]!;
        const lines = summaryLines([first, ...turns.slice(1)], previous);
        return fittingLines(lines, budget, countTokens).join('');
      },
    }),
};
