import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { fittingLines } from '../plumbing/fitting-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { FaultySpecimen } from '../specimen.js';

/** What is safe for the window is not safe for the turns. */
export const halfInReserve: FaultySpecimen = {
  name: 'half-in-reserve',
  says: 'A summarizer that leaves half of its budget unused to be safe, and claims as much as if it did not.',
  breaks: 'summarizer/keeps-anchors',
  make: () =>
    summarizerCompactor({
      name: 'half-in-reserve',
      summarize: (turns, budget, { previous, countTokens }) => {
        const half = budget === null ? null : Math.floor(budget / 2);
        return fittingLines(summaryLines(turns, previous), half, countTokens).join('');
      },
    }),
};
