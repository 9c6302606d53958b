import type { Turn } from '../transcript/turn.js';
import { keptAt } from './in-force.js';
import type { Pass } from './passes.js';
import type { Violation } from './property.js';

/** One violation for each turn that had to be covered by a pass and is not. */
export function uncoveredDue(pass: Pass, due: readonly Turn[], where: 'below' | 'at'): Violation[] {
  const { now, moment } = pass;
  const covered = new Set(now.claims?.covered);
  const kept = keptAt(now);
  const isCovered = ({ id }: Turn) => (now.claims ? covered.has(id) : !kept.has(id));
  const declined = now.refusal?.message ?? (now.outcome?.status === 'compacted' ? null : now.outcome?.reason);
  const ending = declined ? `; the pass was declined: ${declined}` : '';
  return due
    .filter((turn) => !isCovered(turn))
    .map((turn) => ({
      moment,
      turn: turn.id,
      says: `${turn.id} is not covered, although the prefix is ${where} the ceiling and the summary, whole and within the budget, holds ${JSON.stringify(turn.anchor)}${ending}`,
    }));
}
