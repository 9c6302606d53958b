import { anchorsPresent } from '../../src/transcript/presence.js';
import type { Turn } from '../../src/transcript/turn.js';

/** The turns whose anchor and fact values are all present in a summary; a turn without an anchor is never proven. */
export function provenTurns(turns: readonly Turn[], summary: string, { cut }: { cut: boolean }): Turn[] {
  const present = anchorsPresent(turns.flatMap(evidenceOf), summary, { cut });
  return turns.filter(
    (turn) => turn.anchor !== null && evidenceOf(turn).every((token) => present.has(token)),
  );
}

function evidenceOf({ anchor, facts = [] }: Turn): string[] {
  return anchor === null ? [] : [anchor, ...facts.map((fact) => fact.value)];
}
