import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { extractiveLines } from '../correct/extractive-lines.js';
import { fittingLines } from '../plumbing/fitting-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { FaultySpecimen } from '../specimen.js';
import { charactersForTokensWitness } from '../witnesses/characters-for-tokens.js';

/** Four characters are a token, in English. */
const estimate = (text: string) => Math.floor(text.length / 4);

/** Words are easier to count than tokens. */
export const charactersForTokens: FaultySpecimen = {
  name: 'characters-for-tokens',
  says: 'A summarizer that counts four characters as a token, and so writes too much of anything but English prose.',
  breaks: 'summarizer/within-budget',
  twin: extractiveLines,
  witness: charactersForTokensWitness,
  make: () =>
    summarizerCompactor({
      name: 'characters-for-tokens',
      summarize: (turns, budget, { previous }) =>
        fittingLines(summaryLines(turns, previous), budget, estimate).join(''),
    }),
};
