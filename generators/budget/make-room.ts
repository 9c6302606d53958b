import type { Ratios } from '../../src/compactor/settings.js';
import { ceilingWeights, costOf } from '../../src/transcript/ceiling.js';
import type { Turn } from '../../src/transcript/turn.js';
import { handedTurns } from '../scenario/handed-turns.js';
import type { Scene } from '../scenario/scene.js';
import { padTurn } from '../turn/pad-turn.js';
import { faithfulTokens } from './faithful-tokens.js';
import { paddable } from './paddable.js';

/** What decides which turns are handed over, and what a faithful summary of them may cost. */
export interface Terms {
  ratios: Ratios | null;
  keep: number | undefined;
  marker: boolean;
}

/**
 * The turns, with words added where needed, so that a faithful summary of those handed over fits into the budget whose
 * ceiling they reach, and makes the view smaller; real turns stay as they are.
 */
export function makeRoom(
  { stock: { material }, supports, real }: Scene,
  turns: Turn[],
  terms: Terms,
): Turn[] {
  const handed = handedTurns(turns, supports, terms.keep);
  const summary = faithfulTokens(handed, material.tokenizer, terms.marker);
  const weights = ceilingWeights(terms.ratios);
  const turn = real ? undefined : paddable(turns, handed);
  if (!turn) return turns;
  const tokens = handed.reduce((sum, { tokens }) => sum + tokens, 0);
  const tooShort = summary + supports.overheadTokens + 1 - tokens;
  const tooCheap = Math.ceil((summary * weights.budget - costOf(handed, weights)) / weights[turn.kind]);
  const words = Math.max(0, tooShort, tooCheap);
  return turns.map((other) => (other === turn ? padTurn(material, turn, words) : other));
}
