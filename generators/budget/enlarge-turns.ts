import type { Turn } from '../../src/transcript/turn.js';
import type { Material } from '../material/material.js';
import { padTurn } from '../turn/pad-turn.js';
import { paddable } from './paddable.js';

/** The turns with words added to one of `among` until those have `tokens` tokens, where that is possible. */
export function enlargeTurns(
  material: Material,
  turns: Turn[],
  among: readonly Turn[],
  tokens: number,
): Turn[] {
  const missing = tokens - among.reduce((sum, turn) => sum + turn.tokens, 0);
  const turn = missing > 0 ? paddable(turns, among) : undefined;
  return turn ? turns.with(turns.indexOf(turn), padTurn(material, turn, missing)) : turns;
}
