import { keptAt } from '../../src/property/in-force.js';
import { logAt } from '../../src/property/log-at.js';
import type { Property, Violation } from '../../src/property/property.js';

export const loud: Property = {
  id: 'conservation/loud',
  clauses: ['S6'],
  level: 'must',
  claim: 'A turn that is neither in the context nor covered is listed as uncovered.',
  why: 'Nobody looks into the raw log for a turn that is said to be in the context.',
  fix: 'Take the kept list from the view that is really sent, and list every other turn that no summary covers.',
  needs: ['claims'],
  // What is not shown may come back in a later pass; what is in no list is missing from all of them together.
  implies: ['budget/view-shrinks', 'conservation/partition', 'passes/idle-changes-nothing'],
  premise: {
    text: 'a turn left the context',
    share: 0.05,
    never: 'no turn ever left the context',
  },
  judge({ moments, scenario }) {
    const violations: Violation[] = [];
    const told = new Set<string>();
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      if (!now.claims) continue;
      const kept = keptAt(now);
      const listed = new Set([...now.claims.covered, ...now.claims.uncovered]);
      const gone = logAt(scenario, now).filter(({ id }) => !kept.has(id));
      if (gone.length > 0) met += 1;
      for (const { id } of gone) {
        if (listed.has(id) || told.has(id)) continue;
        told.add(id);
        const as = now.claims.kept?.includes(id)
          ? 'is listed as kept, and it is not in the view'
          : 'is in no list, and not in the view';
        violations.push({ moment, turn: id, says: `${id} ${as}` });
      }
    }
    return { met, violations };
  },
};
