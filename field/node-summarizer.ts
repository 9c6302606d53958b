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
      const { summary } = new SummarizerManager(input, sentences).getSummaryByFrequency();
      // It returns an error where others throw one.
      if (typeof summary !== 'string') throw summary;
      return summary;
    };
    return { text: mostThatFit(write, budget, countTokens), finish: 'stop' };
  },
});
