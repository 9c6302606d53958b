import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { reportingParagraph } from '../correct/reporting-paragraph.js';
import { fittingLines } from '../plumbing/fitting-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { FaultySpecimen } from '../specimen.js';
import { reportsWhatItReadWitness } from '../witnesses/reports-what-it-read.js';

/** Read is not written. */
export const reportsWhatItRead: FaultySpecimen = {
  name: 'reports-what-it-read',
  says: 'A summarizer that reports every turn that it read as consumed, whether or not there was room for it.',
  breaks: 'summarizer/report-true',
  twin: reportingParagraph,
  witness: reportsWhatItReadWitness,
  make: () =>
    summarizerCompactor({
      name: 'reports-what-it-read',
      summarize: (turns, budget, { previous, countTokens }) => {
        const lines = fittingLines(summaryLines(turns, previous), budget, countTokens);
        return { text: lines.join(''), reportedIds: turns.map(({ id }) => id) };
      },
    }),
};
