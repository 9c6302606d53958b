import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { extractiveLines } from '../correct/extractive-lines.js';
import { fittingLines } from '../plumbing/fitting-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { FaultySpecimen } from '../specimen.js';
import { forgetsPreviousWitness } from '../witnesses/forgets-previous.js';

/** Right for the first pass. */
export const forgetsPrevious: FaultySpecimen = {
  name: 'forgets-previous',
  says: 'A summarizer that looks at the new turns alone, and drops what the summary so far had kept.',
  breaks: 'summarizer/carries-previous',
  twin: extractiveLines,
  fewestSteps: 3,
  witness: forgetsPreviousWitness,
  make: () =>
    summarizerCompactor({
      name: 'forgets-previous',
      summarize: (turns, budget, { countTokens }) =>
        fittingLines(summaryLines(turns), budget, countTokens).join(''),
    }),
};
