import type { Kind, Turn } from '../../src/transcript/turn.js';
import { canPad } from '../turn/pad-turn.js';
import type { Handover } from './handover.js';

/** The first turn handed over, of the kind if one is given, that can be made longer and has no twin. */
export function paddable({ turns, handed }: Handover, kind?: Kind): Turn | undefined {
  const hasTwin = ({ text }: Turn) => turns.filter((other) => other.text === text).length > 1;
  return handed.find((turn) => (kind === undefined || turn.kind === kind) && canPad(turn) && !hasTwin(turn));
}
