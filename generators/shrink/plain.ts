import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Fact, Turn } from '../../src/transcript/turn.js';
import { rewrite } from './edit.js';

/** One token in both encodings wherever it is put; it makes a plain text as long as needed. */
export const PADDING = ' more';

/** The plainest sentence that states an anchor and facts. */
export function plainSentence(anchor: string | null, facts: readonly Fact[] = []): string {
  if (anchor === null) return '';
  const others = facts.filter((fact) => fact.value !== anchor);
  return `Remember ${[anchor, ...others.map((fact) => `${fact.key} = ${fact.value}`)].join(', ')}.`;
}

/**
 * The turn with the plainest text that states its anchor and facts, followed by `padding` tokens. In a turn of tool
 * results the sentence is the first result and the others are `ok`; inputs of tool uses become `{}`.
 */
export function plainTurn(turn: Turn, tokenizer: Tokenizer, padding = 0): Turn {
  const sentence = (plainSentence(turn.anchor, turn.facts) + PADDING.repeat(padding)).trimStart();
  const uses = turn.uses?.map((use) => ({ ...use, name: 'run', input: '{}' }));
  const results = turn.results?.map((result, index) => ({ ...result, text: index === 0 ? sentence : 'ok' }));
  const prose = results ? '' : sentence;
  return rewrite(turn, { prose, ...(uses && { uses }), ...(results && { results }) }, tokenizer);
}

/** How many tokens of padding a plain turn has; null if the turn is not plain. */
export function paddingOf(turn: Turn, tokenizer: Tokenizer): number | null {
  const bare = plainTurn(turn, tokenizer);
  // A text of nothing but padding lacks the first space.
  const padding = Math.ceil((turn.text.length - bare.text.length) / PADDING.length);
  return padding >= 0 && plainTurn(turn, tokenizer, padding).text === turn.text ? padding : null;
}

/** The plain turn that has as many tokens as the turn, or as few more as possible. */
export function plainTurnOfSize(turn: Turn, tokens: number, tokenizer: Tokenizer): Turn {
  const bare = plainTurn(turn, tokenizer);
  const missing = tokens - bare.tokens;
  if (missing <= 0) return bare;
  // Where a line follows the sentence, its line feed is a token of its own as soon as there is padding.
  const shorter = plainTurn(turn, tokenizer, missing - 1);
  return shorter.tokens === tokens ? shorter : plainTurn(turn, tokenizer, missing);
}
