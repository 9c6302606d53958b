import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { fittingLines } from '../plumbing/fitting-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { FaultySpecimen } from '../specimen.js';

/** Right for the first pass. */
export const forgetsPrevious: FaultySpecimen = {
  name: 'forgets-previous',
  says: 'A summarizer that looks at the new turns alone, and drops what the summary so far had kept.',
  breaks: 'summarizer/carries-previous',
  make: () =>
    summarizerCompactor({
      name: 'forgets-previous',
      summarize: (turns, budget, { countTokens }) =>
        fittingLines(summaryLines(turns), budget, countTokens).join(''),
    }),
};
