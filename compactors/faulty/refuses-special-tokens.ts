import { summarizerCompactor } from '../../src/compactor/doors/summarizer-door.js';
import { extractiveLines } from '../correct/extractive-lines.js';
import { fittingLines } from '../plumbing/fitting-lines.js';
import { summaryLines } from '../plumbing/summary-lines.js';
import type { FaultySpecimen } from '../specimen.js';
import { refusesSpecialTokensWitness } from '../witnesses/refuses-special-tokens.js';

/** Tokenizers that guard their special tokens do this unless they are told otherwise. */
function guarded(countTokens: (text: string) => number): (text: string) => number {
  return (text) => {
    const special = /<\|(?:endoftext|im_start|im_end|fim_prefix|fim_suffix)\|>/.exec(text)?.[0];
    if (special) throw new Error(`Disallowed special token found: ${special}`);
    return countTokens(text);
  };
}

/** Somebody will paste it. */
export const refusesSpecialTokens: FaultySpecimen = {
  name: 'refuses-special-tokens',
  says: 'A summarizer whose tokenizer throws at text that spells one of its special tokens.',
  breaks: 'summarizer/any-text',
  twin: extractiveLines,
  witness: refusesSpecialTokensWitness,
  make: () =>
    summarizerCompactor({
      name: 'refuses-special-tokens',
      summarize: (turns, budget, { previous, countTokens }) => {
        const count = guarded(countTokens);
        const input = turns.reduce((sum, { text }) => sum + count(text), 0);
        const lines = summaryLines(turns, previous);
        return input === 0 ? lines.join('') : fittingLines(lines, budget, count).join('');
      },
    }),
};
