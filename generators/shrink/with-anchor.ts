import type { Turn } from '../../src/transcript/turn.js';
import { plainValue } from './plain-anchors.js';

/** The turn with another anchor, and with the plain facts of the n-th turn, counted from 0; its text is not changed. */
export function withAnchor(turn: Turn, anchor: string | null, index: number): Turn {
  if (!turn.facts) return { ...turn, anchor };
  const facts = turn.facts.map((fact, position) => ({
    key: 'k',
    value: fact.value === turn.anchor && anchor !== null ? anchor : plainValue(index, position),
  }));
  return { ...turn, anchor, facts };
}
