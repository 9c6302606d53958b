import type { TurnId } from '../transcript/turn.js';
import type { Moment } from './observation.js';

/** The turns listed as uncovered, without those that are listed as covered, too: that is a contradiction of its own. */
export function uncoveredAt({ claims }: Moment): ReadonlySet<TurnId> {
  const covered = new Set(claims?.covered);
  return new Set(claims?.uncovered.filter((id) => !covered.has(id)));
}
