import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { extractiveLines } from '../correct/extractive-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { FaultySpecimen } from '../specimen.js';
import { slicesTheEndOffWitness } from '../witnesses/slices-the-end-off.js';

/** The longest beginning of a text that has so many tokens. */
function sliced(text: string, budget: number | null, countTokens: (text: string) => number): string {
  if (budget === null || countTokens(text) <= budget) return text;
  let [fits, tooLong] = [0, text.length];
  while (tooLong - fits > 1) {
    const middle = (fits + tooLong) >> 1;
    if (countTokens(text.slice(0, middle)) <= budget) fits = middle;
    else tooLong = middle;
  }
  return text.slice(0, fits);
}

/** The beginning of a number is a number. */
export const slicesTheEndOff: FaultySpecimen = {
  name: 'slices-the-end-off',
  says: 'A summarizer that slices its text to the budget, in the middle of a number if need be, and says nothing of it.',
  breaks: 'summarizer/cut-says-so',
  twin: extractiveLines,
  witness: slicesTheEndOffWitness,
  make: () =>
    summarizerCompactor({
      name: 'slices-the-end-off',
      summarize: (turns, budget, { previous, countTokens }) =>
        sliced(summaryLines(turns, previous).join(''), budget, countTokens),
    }),
};
