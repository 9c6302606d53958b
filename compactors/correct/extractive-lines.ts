import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { fittingLines } from '../plumbing/fitting-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { Specimen } from '../specimen.js';

/** An algorithm in the place of a model. */
export const extractiveLines: Specimen = {
  name: 'extractive-lines',
  says: 'A summarizer that writes a line for each turn while there is room, and says with its finish reason when it left some out.',
  make: () =>
    summarizerCompactor({
      name: 'extractive-lines',
      summarize(turns, budget, { previous, countTokens }) {
        const lines = summaryLines(turns, previous);
        const fitting = fittingLines(lines, budget, countTokens);
        return { text: fitting.join(''), finish: fitting.length < lines.length ? 'length' : 'stop' };
      },
    }),
};
