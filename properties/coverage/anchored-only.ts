import type { Property, Violation } from '../../src/property/property.js';
import { turnOf } from '../../src/property/turn-of.js';
import { logOf } from '../../src/scenario/log-of.js';

export const anchoredOnly: Property = {
  id: 'coverage/anchored-only',
  clauses: ['S1'],
  level: 'must',
  claim: 'A turn without an anchor is never listed as covered.',
  why: 'Nothing in a summary could show that it stands for such a turn; an empty string is in every text.',
  fix: 'Treat a missing anchor as absent: keep the turn, or list it as uncovered.',
  needs: ['claims'],
  // No summarizer reports a turn that it cannot name.
  implies: ['coverage/report-narrows'],
  premise: {
    text: 'a turn without an anchor was appended and a checkpoint covers something',
    share: 0.02,
    never: 'it never covered a turn where one without an anchor was around',
  },
  judge({ moments, scenario }) {
    const violations: Violation[] = [];
    const told = new Set<string>();
    let met = 0;
    const hasAnchorless = logOf(scenario).some(({ anchor }) => anchor === null);
    for (const [moment, now] of moments.entries()) {
      const covered = now.claims?.covered ?? [];
      if (covered.length > 0 && hasAnchorless) met += 1;
      for (const id of covered) {
        if (turnOf(scenario, id)?.anchor !== null || told.has(id)) continue;
        told.add(id);
        violations.push({
          moment,
          turn: id,
          says: `${id} is listed as covered, and it has no anchor by which that could be verified`,
        });
      }
    }
    return { met, violations };
  },
};
