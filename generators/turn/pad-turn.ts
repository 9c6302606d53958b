import type { Turn } from '../../src/transcript/turn.js';
import type { Material } from '../material/material.js';

/** Whether words can be added to the end of a turn: its text ends in a non-space and no tool's input would change. */
export function canPad(turn: Turn): boolean {
  return turn.uses === undefined && /\S/.test(turn.text.slice(-1));
}

/** The turn with some words of one token each at its end. */
export function padTurn({ padWords, additive, tokenizer }: Material, turn: Turn, words: number): Turn {
  if (words === 0) return turn;
  let padding = '';
  for (let word = 0; word < words; word++) padding += ` ${padWords[word % padWords.length]}`;
  const text = turn.text + padding;
  const padded: Turn = { ...turn, text, tokens: additive ? turn.tokens + words : tokenizer.count(text) };
  const last = turn.results?.at(-1);
  if (last) padded.results = [...turn.results!.slice(0, -1), { ...last, text: last.text + padding }];
  return padded;
}
