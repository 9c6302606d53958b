import { isRequest } from '../../src/property/is-request.js';
import { logAt } from '../../src/property/log-at.js';
import type { Property, Violation } from '../../src/property/property.js';
import { isSaid } from '../../src/property/view-items.js';

export const firstTaskKept: Property = {
  id: 'protocol/first-task-kept',
  clauses: ['K5'],
  level: 'should',
  claim: 'The first user request is in the view, or a summary covers it.',
  why: 'All later work is for it. When it is only in the raw log, nobody knows that it has to be looked up.',
  fix: 'Keep the first request verbatim as long as no summary holds it.',
  needs: ['claims', 'ownView'],
  premise: {
    text: 'the first request left the view',
    share: 0.01,
    never: 'the first request never left the view',
  },
  judge({ moments, scenario }) {
    const violations: Violation[] = [];
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      const requests = logAt(scenario, now).filter(isRequest);
      const [first] = requests;
      if (!first || first === requests.at(-1) || first.anchor === null || isSaid(now, first)) continue;
      met += 1;
      if (violations.length > 0 || !now.claims?.uncovered.includes(first.id)) continue;
      violations.push({
        moment,
        turn: first.id,
        says: `${first.id}, the first user request, is neither in the view nor covered`,
      });
    }
    return { met, violations };
  },
};
