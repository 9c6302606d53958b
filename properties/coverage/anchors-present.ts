import { absencesOf } from '../../src/property/absence.js';
import { isHeld, standingsAt } from '../../src/property/in-force.js';
import type { Observation } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import { turnOf } from '../../src/property/turn-of.js';

export const anchorsPresent: Property = {
  id: 'coverage/anchors-present',
  clauses: ['S1'],
  level: 'must',
  claim: 'A checkpoint never lists a turn as covered when its anchor is absent from the summary.',
  why: 'Whoever asks for such a turn is sent to a summary that does not know it, and concludes that it never existed.',
  fix: 'Write the pointer set from what the summary holds: claim a turn only after its anchor was found there, and leave the others to the raw log.',
  needs: [],
  skip: (supports) =>
    supports.claims || supports.verifies
      ? null
      : 'it has no pointer set and does not say that it verifies; see coverage/removed-turns-summarized',
  implies: ['reconstruction/fact-answered', 'reconstruction/fact-answered-strict'],
  premise: {
    text: 'a turn is claimed as covered',
    share: 0.05,
    never: 'it never claimed a turn as covered',
  },
  judge: (observation) =>
    observation.supports.claims ? judgeClaims(observation) : judgeRemovals(observation),
};

function judgeClaims(observation: Observation) {
  const violations: Violation[] = [];
  const told = new Set<string>();
  let met = 0;
  for (const [moment, now] of observation.moments.entries()) {
    if (!now.claims || now.claims.covered.length === 0) continue;
    met += 1;
    const standings = standingsAt(observation, now);
    for (const id of now.claims.covered) {
      const anchor = turnOf(observation.scenario, id)?.anchor;
      if (!anchor || told.has(id) || isHeld(standings, [anchor])) continue;
      told.add(id);
      const says = `${id} is listed as covered, and its anchor ${JSON.stringify(anchor)} is in no summary in force`;
      violations.push({ moment, turn: id, says });
    }
  }
  return { met, violations };
}

/** For a compactor that verifies, a turn that the summarizer left out in silence should not have been removed. */
function judgeRemovals(observation: Observation) {
  const violations = absencesOf(observation)
    .filter(({ cause }) => cause === 'omitted')
    .map(({ moment, turn }) => ({
      moment,
      turn: turn.id,
      says: `${turn.id} was removed from the view, and its anchor ${JSON.stringify(turn.anchor)} is in no summary there`,
    }));
  const met = observation.moments.filter(({ view, appended }) => view.length > 0 && appended > 0).length;
  return { met, violations };
}
