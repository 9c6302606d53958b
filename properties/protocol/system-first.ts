import { logAt } from '../../src/property/log-at.js';
import type { Moment } from '../../src/property/observation.js';
import { openingOf } from '../../src/property/opening-of.js';
import type { Property, Violation } from '../../src/property/property.js';
import { placesIn } from '../../src/property/view-items.js';
import type { Turn } from '../../src/transcript/turn.js';

export const systemFirst: Property = {
  id: 'protocol/system-first',
  clauses: ['K5'],
  level: 'must',
  claim: 'The system turns that open the log open the view, unchanged.',
  why: 'They say what the assistant is and must not do. Behind or inside a summary they lose their rank, and providers cache by what comes first.',
  fix: 'Set the opening system turns aside before anything else, and build the view behind them.',
  needs: ['ownView'],
  premise: { text: 'a log opens with a system turn', share: 0.05 },
  judge({ moments, scenario }) {
    const told = new Set<string>();
    const violations: Violation[] = [];
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      const opening = openingOf(logAt(scenario, now));
      if (opening.length > 0) met += 1;
      for (const breach of breaches(now, opening)) {
        if (told.has(breach.turn)) continue;
        told.add(breach.turn);
        violations.push({ moment, ...breach });
      }
    }
    return { met, violations };
  },
};

function breaches(now: Moment, opening: readonly Turn[]): { turn: string; says: string }[] {
  const places = placesIn(now);
  const there = opening.filter(({ id }) => places.has(id));
  return opening.flatMap(({ id }) => {
    const place = places.get(id);
    if (place === undefined)
      return { turn: id, says: `${id}, a system turn that opens the log, is not in the view` };
    if (place < there.length) return [];
    return { turn: id, says: `${id}, a system turn that opens the log, does not stand first in the view` };
  });
}
