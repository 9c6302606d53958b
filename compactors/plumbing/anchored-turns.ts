import { anchorsPresent } from '../../src/transcript/presence.js';
import type { Turn } from '../../src/transcript/turn.js';

/**
 * The turns whose anchor is present in a summary, in log order; what else they state is not looked for. In a cut summary
 * the turn that is mentioned last may have lost its rest to the cut, so that it is left out.
 */
export function anchoredTurns(turns: readonly Turn[], summary: string, { cut }: { cut: boolean }): Turn[] {
  const anchors = turns.flatMap((turn) => (turn.anchor === null ? [] : [turn.anchor]));
  const present = anchorsPresent(anchors, summary, { cut });
  const mentioned = turns.filter((turn) => turn.anchor !== null && present.has(turn.anchor));
  if (!cut) return mentioned;
  const place = (turn: Turn) => summary.lastIndexOf(turn.anchor!);
  const last = Math.max(...mentioned.map(place));
  // One anchor may stand within another, so it is the end that tells what is past.
  return mentioned.filter((turn) => place(turn) + turn.anchor!.length <= last);
}
