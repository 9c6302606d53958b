import type { Turn } from '../../src/transcript/turn.js';

/** Whether no other of the turns has this one's text: twins are changed together, or stay as they are. */
export function hasNoTwin(turn: Turn, turns: readonly Turn[]): boolean {
  return turns.every((other) => other === turn || other.text !== turn.text);
}
