import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { extractiveLines } from '../correct/extractive-lines.js';
import { fittingLines } from '../plumbing/fitting-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { FaultySpecimen } from '../specimen.js';
import { addsAReferenceWitness } from '../witnesses/adds-a-reference.js';

/** The agent may go and look for it. */
export const addsAReference: FaultySpecimen = {
  name: 'adds-a-reference',
  says: 'A summarizer that gives every summary a reference number which nobody knows but itself.',
  breaks: 'summarizer/nothing-invented',
  twin: extractiveLines,
  witness: addsAReferenceWitness,
  make: () =>
    summarizerCompactor({
      name: 'adds-a-reference',
      summarize: (turns, budget, { previous, countTokens }) => {
        const lines = summaryLines(turns, previous);
        if (lines.length === 0) return '';
        return fittingLines([...new Set(['Ref SUM-20817\n', ...lines])], budget, countTokens).join('');
      },
    }),
};
