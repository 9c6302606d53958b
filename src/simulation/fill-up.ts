import type { Tokenizer } from '../tokens/tokenizer.js';
import { addLines, type Draft } from './draft.js';
import { freeLine } from './line.js';
import { FILLER } from './simulator-texts.js';
import { writeOut } from './write-out.js';

/** The draft with so many words of filler that it has at least `goal` tokens, and goes beyond its budget for them. */
export function fillUp(draft: Draft, goal: number, tokenizer: Tokenizer): Draft {
  const withFiller = (words: number) =>
    words === 0 ? draft : addLines(draft, [freeLine(filler(words), tokenizer)], tokenizer);
  let words = 0;
  for (;;) {
    const missing = goal - tokensOf(withFiller(words), tokenizer);
    // A counting function that hardly grows with its text must not keep this from ending.
    if (missing <= 0 || words > MOST_WORDS_PER_TOKEN * goal) {
      return { ...withFiller(words), ignoresBudget: true };
    }
    words += Math.max(1, words === 0 ? missing - LINE_FRAME : missing);
  }
}

/** The tokens of a draft that nothing cuts. */
export function tokensOf(draft: Draft, tokenizer: Tokenizer): number {
  return writeOut(draft, null, tokenizer).tokens;
}

/** Tokens of a line of filler beside its words: the dash and the line feed. */
const LINE_FRAME = 2;
const MOST_WORDS_PER_TOKEN = 8;

const WORDS = FILLER.split(' ');

function filler(words: number): string {
  return `- ${Array.from({ length: words }, (_, at) => WORDS[at % WORDS.length]).join(' ')}\n`;
}
