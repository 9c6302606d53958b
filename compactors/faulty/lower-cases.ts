import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { extractiveLines } from '../correct/extractive-lines.js';
import { fittingLines } from '../plumbing/fitting-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { FaultySpecimen } from '../specimen.js';
import { lowerCasesWitness } from '../witnesses/lower-cases.js';

/** A path in lower case is another path. */
export const lowerCases: FaultySpecimen = {
  name: 'lower-cases',
  says: 'A summarizer that puts everything in lower case, as text is often prepared for a search.',
  breaks: 'summarizer/keeps-anchors',
  twin: extractiveLines,
  witness: lowerCasesWitness,
  make: () =>
    summarizerCompactor({
      name: 'lower-cases',
      summarize: (turns, budget, { previous, countTokens }) => {
        const lines = summaryLines(turns, previous).map((line) => line.toLowerCase());
        return fittingLines(lines, budget, countTokens).join('');
      },
    }),
};
