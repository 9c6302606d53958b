import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';
import { canRephrase, rephrase } from './rephrase.js';
import { withoutTwins } from './without-twins.js';

/** White space before and after a text, as it comes with what was pasted and with what tools print. */
const SURROUNDINGS: readonly (readonly [before: string, after: string])[] = [
  ['', '\n'],
  ['', '\r\n'],
  ['', ' '],
  [' ', ''],
  ['\n', '\n'],
  ['\t', ''],
  ['  ', '\n\n'],
];

/** The conversations that have such turns, and how many of them at most. */
const SHARE = 0.12;
const MOST = 3;

/** The turns with white space around the texts of some; twins stay equal. */
export function surroundSome(draw: Draw, turns: readonly Turn[], tokenizer: Tokenizer): Turn[] {
  if (!draw.chance(SHARE)) return [...turns];
  const candidates = turns.filter((turn) => turn.anchor !== null && canRephrase(turn));
  const fitting = withoutTwins(candidates, turns);
  const chosen = new Set(draw.sample(fitting, draw.int(1, MOST)));
  return turns.map((turn) => {
    if (!chosen.has(turn)) return turn;
    const [before, after] = draw.pick(SURROUNDINGS);
    return rephrase(turn, (text) => before + text + after, tokenizer);
  });
}
