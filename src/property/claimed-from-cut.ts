import type { Turn } from '../transcript/turn.js';
import { isHeld, keptAt, standingsAt } from './in-force.js';
import { logAt } from './log-at.js';
import type { Moment, Observation } from './observation.js';
import { turnOf } from './turn-of.js';

/** A turn that is claimed while some summary in force is cut, and what of it stands wholly before the cut. */
export interface ClaimFromCut {
  moment: number;
  turn: Turn;
  /** In words: is listed as covered, or was removed from the view. */
  how: string;
  anchor: 'whole' | 'touches the cut';
  facts: 'whole' | 'taken by the cut' | 'missing';
}

/** The turns claimed on the word of a summary that is known to be cut, each once. */
export function claimedFromCut(observation: Observation): ClaimFromCut[] {
  const claims: ClaimFromCut[] = [];
  const told = new Set<string>();
  for (const [moment, now] of observation.moments.entries()) {
    const standings = standingsAt(observation, now);
    if (standings.every(({ cut }) => cut === 'none')) continue;
    const how = now.claims ? 'is listed as covered' : 'was removed from the view';
    for (const turn of claimedTurns(observation, now)) {
      if (turn.anchor === null || told.has(turn.id) || !isHeld(standings, [turn.anchor])) continue;
      told.add(turn.id);
      const values = (turn.facts ?? []).map((fact) => fact.value);
      const anchor = isHeld(standings, [turn.anchor], 'whole') ? 'whole' : 'touches the cut';
      const isLast = standings.some(({ lastNamed }) => lastNamed.has(turn.id));
      const missing = isLast ? 'taken by the cut' : 'missing';
      const facts = isHeld(standings, [turn.anchor, ...values], 'whole') ? 'whole' : missing;
      claims.push({ moment, turn, how, anchor, facts });
    }
  }
  return claims;
}

function claimedTurns({ scenario }: Observation, now: Moment): Turn[] {
  if (now.claims) return now.claims.covered.flatMap((id) => turnOf(scenario, id) ?? []);
  const kept = keptAt(now);
  return logAt(scenario, now).filter((turn) => !kept.has(turn.id));
}
