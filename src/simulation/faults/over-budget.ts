import { addLines } from '../draft.js';
import { freeLine } from '../line.js';
import { FILLER } from '../simulator-texts.js';
import { writeOut } from '../write-out.js';
import type { ApplyFault } from './fault.js';

/** Ignores its budget by so many tokens, as models do that were only told of it, or that count words. */
export const overBudget: ApplyFault<'over-budget'> = (draft, fault, { budget, tokenizer }) => {
  if (budget === null) return draft;
  const goal = budget + fault.tokens;
  const withFiller = (words: number) =>
    words === 0 ? draft : addLines(draft, [freeLine(filler(words), tokenizer)], tokenizer);
  let words = 0;
  for (;;) {
    const missing = goal - writeOut(withFiller(words), null, tokenizer).tokens;
    // A counting function that hardly grows with its text must not keep this from ending.
    if (missing <= 0 || words > MOST_WORDS_PER_TOKEN * goal) {
      return { ...withFiller(words), ignoresBudget: true };
    }
    words += Math.max(1, words === 0 ? missing - LINE_FRAME : missing);
  }
};

/** Tokens of a line of filler beside its words: the dash and the line feed. */
const LINE_FRAME = 2;
const MOST_WORDS_PER_TOKEN = 8;

const WORDS = FILLER.split(' ');

function filler(words: number): string {
  return `- ${Array.from({ length: words }, (_, at) => WORDS[at % WORDS.length]).join(' ')}\n`;
}
