import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Turn } from '../../src/transcript/turn.js';
import { proseOf } from '../../src/transcript/turn-text.js';
import { PASSAGES } from '../planted/passages.js';
import { OWN_TEXT } from '../turn/odd-patterns.js';
import { rewrite } from './edit.js';
import { PECULIAR_TEXTS } from './peculiar-texts.js';
import { PADDING, paddingOf, plainSentence, plainTurn } from './plain.js';

/** A peculiar text that holds a passage. */
export function plantedPattern(passage: string): string {
  return `${OWN_TEXT} ${passage}`;
}

const PATTERNS = [
  ...Object.values(PASSAGES).map(([plainest]) => plantedPattern(plainest!)),
  ...PECULIAR_TEXTS,
];

/**
 * The turn with its plain sentence put where the pattern says `…`, followed by `padding` tokens; a turn of tool results
 * stays as it is.
 */
export function peculiarTurn(turn: Turn, pattern: string, tokenizer: Tokenizer, padding = 0): Turn {
  return turn.results ? turn : rewrite(turn, { prose: peculiarProse(turn, pattern, padding) }, tokenizer);
}

function peculiarProse({ anchor, facts }: Turn, pattern: string, padding: number): string {
  return pattern.replaceAll(OWN_TEXT, () => plainSentence(anchor, facts)) + PADDING.repeat(padding);
}

/** The pattern that a turn's text is made by, and the padding behind it; null if there is none. */
export function peculiarShape(turn: Turn): { pattern: string; padding: number } | null {
  if (turn.results) return null;
  const prose = proseOf(turn);
  const padding = prose.match(/(?: more)*$/)![0].length / PADDING.length;
  const pattern = PATTERNS.find((one) => peculiarProse(turn, one, padding) === prose);
  return pattern === undefined ? null : { pattern, padding };
}

/** The turn with a text like that of another one, plain or peculiar, and `more` tokens of padding; null if it is neither. */
export function shapedLike(other: Turn, turn: Turn, tokenizer: Tokenizer, more = 0): Turn | null {
  const padding = paddingOf(other, tokenizer);
  if (padding !== null) return plainTurn(turn, tokenizer, padding + more);
  const shape = peculiarShape(other);
  return shape && peculiarTurn(turn, shape.pattern, tokenizer, shape.padding + more);
}
