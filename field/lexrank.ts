import { summarizerCompactor } from 'compaction-check';
import lexrank from 'lexrank';
import { mostThatFit } from './most-that-fit.js';

/** Sentences by their rank in a graph of likeness; it claims no ratio, so coverage is measured. */
export default summarizerCompactor({
  name: 'lexrank summarize',
  version: '1.0.5',
  ratios: null,
  summarize(turns, budget, { previous, countTokens }) {
    const input = [...(previous ? [previous] : []), ...turns.map(({ text }) => text)].join('\n');
    let ranked: { text: string; index: number; weight: number }[] = [];
    lexrank.summarize(input, Number.POSITIVE_INFINITY, (_error, sentences) => {
      ranked = sentences.toSorted((a, b) => b.weight - a.weight);
    });
    // What it writes when it is told a number: so many of the best, in their order, each with a space behind it.
    const write = (count: number) => {
      const best = ranked.slice(0, count).sort((a, b) => a.index - b.index);
      return best.map(({ text }) => `${text} `).join('');
    };
    return { text: mostThatFit(write, budget, countTokens), finish: 'stop' };
  },
});
