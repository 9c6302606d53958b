import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { fittingLines } from '../plumbing/fitting-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { FaultySpecimen } from '../specimen.js';

/** A placeholder is kept as the summary of what it replaces. */
export const nothingYet: FaultySpecimen = {
  name: 'nothing-yet',
  says: 'A summarizer that takes a single turn for a conversation which has not begun.',
  breaks: 'summarizer/usable',
  make: () =>
    summarizerCompactor({
      name: 'nothing-yet',
      summarize: (turns, budget, { previous, countTokens }) => {
        const hasBegun = turns.length !== 1 || previous !== null;
        const lines = hasBegun ? summaryLines(turns, previous) : ['No previous conversation.'];
        return fittingLines(lines, budget, countTokens).join('');
      },
    }),
};
