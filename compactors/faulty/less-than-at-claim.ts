import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { compareToCeiling } from '../../src/transcript/ceiling.js';
import { extractiveLines } from '../correct/extractive-lines.js';
import { fittingLines } from '../plumbing/fitting-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { FaultySpecimen } from '../specimen.js';
import { lessThanAtClaimWitness } from '../witnesses/less-than-at-claim.js';

const RATIOS = { prose: [5, 1], structured: [3, 1] } as const;

/** The boundary belongs to the claim. */
export const lessThanAtClaim: FaultySpecimen = {
  name: 'less-than-at-claim',
  says: 'A summarizer that writes headlines only as soon as the input reaches the ratio which it claims, not when it exceeds it.',
  breaks: 'summarizer/keeps-anchors',
  twin: extractiveLines,
  witness: lessThanAtClaimWitness,
  make: () =>
    summarizerCompactor({
      name: 'less-than-at-claim',
      ratios: RATIOS,
      summarize: (turns, budget, { previous, countTokens }) => {
        const lines = fittingLines(summaryLines(turns, previous), budget, countTokens);
        const isWithin = previous !== null || compareToCeiling(turns, budget, RATIOS) < 0;
        return isWithin ? lines.join('') : lines.slice(0, 1).join('');
      },
    }),
};
