import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { reportingParagraph } from '../correct/reporting-paragraph.js';
import { fittingLines } from '../plumbing/fitting-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { FaultySpecimen } from '../specimen.js';
import { reportsBareNamesWitness } from '../witnesses/reports-bare-names.js';

/** The name of a thing does not say what became of it. */
export const reportsBareNames: FaultySpecimen = {
  name: 'reports-bare-names',
  says: 'A summarizer that writes a table of contents, and reports the turns in it as consumed.',
  breaks: 'summarizer/report-facts',
  twin: reportingParagraph,
  witness: reportsBareNamesWitness,
  make: () =>
    summarizerCompactor({
      name: 'reports-bare-names',
      summarize: (turns, budget, { previous, countTokens }) => {
        const named = turns.filter(({ anchor }) => anchor !== null);
        const titles = named.map((turn) => ({ ...turn, facts: [] }));
        const lines = fittingLines(summaryLines(titles, previous), budget, countTokens);
        const written = named.filter((turn) => lines.includes(`- ${turn.anchor}\n`));
        return { text: lines.join(''), reportedIds: written.map(({ id }) => id) };
      },
    }),
};
