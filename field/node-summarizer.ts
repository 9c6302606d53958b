import { summarizerCompactor } from 'compaction-check';
import { SummarizerManager } from 'node-summarizer';
import { mostThatFit } from './most-that-fit.js';

/** Sentences by the frequency of their words; it claims no ratio, so coverage is measured. */
export default summarizerCompactor({
  name: 'node-summarizer getSummaryByFrequency',
  version: '1.0.7',
  ratios: null,
  summarize(turns, budget, { previous, countTokens }) {
    const input = [...(previous ? [previous] : []), ...turns.map(({ text }) => text)].join('\n');
    const write = (sentences: number) => {
      const result = new SummarizerManager(input, sentences).getSummaryByFrequency();
      // It returns an error, alone or as the summary, where others throw one.
      if (result instanceof Error) throw result;
      if (result.summary instanceof Error) throw result.summary;
      return result.summary;
    };
    return { text: mostThatFit(write, budget, countTokens), finish: 'stop' };
  },
});
