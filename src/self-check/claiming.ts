import type { Claims } from '../compactor/session.js';
import type { SeenClaims } from '../property/observation.js';
import type { Turn } from '../transcript/turn.js';

/** A pointer set in which some turns are listed as covered, or as uncovered, and nowhere else. */
export function claiming(
  as: 'covered' | 'uncovered',
  claims: SeenClaims,
  turns: readonly Turn[],
  log: readonly Turn[],
): Claims {
  const moved = new Set(turns.map((turn) => turn.id));
  const list = (name: 'covered' | 'uncovered' | 'kept') => {
    const ids = (claims[name] ?? []).filter((id) => !moved.has(id));
    if (name !== as) return ids;
    const all = new Set([...ids, ...moved]);
    return log.map((turn) => turn.id).filter((id) => all.has(id));
  };
  const lists = { covered: list('covered'), uncovered: list('uncovered') };
  return claims.kept ? { ...lists, kept: list('kept') } : lists;
}
