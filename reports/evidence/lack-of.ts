import type { SeenAnswer } from '../../src/property/observation.js';
import { isPresent } from '../../src/transcript/presence.js';
import type { Turn } from '../../src/transcript/turn.js';

/** What an answer lacks of what somebody would have asked the turn for; null for nothing, or where it is an error. */
export function lackOf(turn: Turn, answer: SeenAnswer): string | null {
  if ('error' in answer) return null;
  return turn.facts?.find(({ value }) => !isPresent(value, answer.text))?.value ?? null;
}
