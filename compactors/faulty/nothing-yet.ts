import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { extractiveLines } from '../correct/extractive-lines.js';
import { fittingLines } from '../plumbing/fitting-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { FaultySpecimen } from '../specimen.js';
import { nothingYetWitness } from '../witnesses/nothing-yet.js';

/** A placeholder is kept as the summary of what it replaces. */
export const nothingYet: FaultySpecimen = {
  name: 'nothing-yet',
  says: 'A summarizer that takes a single turn for a conversation which has not begun.',
  breaks: 'summarizer/usable',
  twin: extractiveLines,
  witness: nothingYetWitness,
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
