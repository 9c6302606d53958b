import type { Kind, Turn } from '../../src/transcript/turn.js';
import { canPad } from '../turn/pad-turn.js';

/** The first turn of `among`, of the kind if one is given, that can be made longer and has no twin among `turns`. */
export function paddable(turns: readonly Turn[], among: readonly Turn[], kind?: Kind): Turn | undefined {
  return among.find(
    (turn) => (kind === undefined || turn.kind === kind) && canPad(turn) && !hasTwin(turn, turns),
  );
}

function hasTwin(turn: Turn, turns: readonly Turn[]): boolean {
  return turns.some((other) => other !== turn && other.text === turn.text);
}
