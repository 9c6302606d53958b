import { isRequest } from '../../src/property/is-request.js';
import { logAt } from '../../src/property/log-at.js';
import type { Property, Violation } from '../../src/property/property.js';
import { isSaid } from '../../src/property/view-items.js';

export const newestRequestKept: Property = {
  id: 'protocol/newest-request-kept',
  clauses: ['K5'],
  level: 'must',
  claim: 'The newest user request stands in the view verbatim.',
  why: 'It is what the assistant is about to answer. After a long run of tools it is far from the end, and a summary of it is another request.',
  fix: 'Look for the newest user turn, however far back, and keep it whatever else leaves.',
  needs: ['ownView'],
  premise: { text: 'a user asked for something', share: 0.2 },
  judge({ moments, scenario }) {
    const told = new Set<string>();
    const violations: Violation[] = [];
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      const request = logAt(scenario, now).findLast(isRequest);
      if (!request || request.text.trim() === '') continue;
      met += 1;
      if (told.has(request.id) || isSaid(now, request)) continue;
      told.add(request.id);
      violations.push({
        moment,
        turn: request.id,
        says: `${request.id}, the newest user request, is not in the view verbatim`,
      });
    }
    return { met, violations };
  },
};
