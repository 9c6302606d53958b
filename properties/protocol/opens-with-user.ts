import type { Property, Violation } from '../../src/property/property.js';
import { logOf } from '../../src/scenario/log-of.js';

export const opensWithUser: Property = {
  id: 'protocol/opens-with-user',
  clauses: ['K5'],
  level: 'should',
  claim: 'Behind its system messages the view opens in the role of the user where the log does.',
  why: 'Some providers refuse a conversation that the assistant begins.',
  fix: 'Give the summary in the role of the user, or let the view begin with a user turn.',
  needs: ['ownView'],
  premise: {
    text: 'a user opens the log, and the view was changed',
    share: 0.02,
    never: 'it never changed the view of a log that a user opens',
  },
  judge({ moments, scenario }) {
    const violations: Violation[] = [];
    let met = 0;
    if (logOf(scenario).find(({ role }) => role !== 'system')?.role !== 'user') return { met, violations };
    for (const [moment, { view, appended }] of moments.entries()) {
      const opener = view.find(({ role }) => role !== 'system');
      if (!opener || view.length === appended) continue;
      met += 1;
      if (violations.length > 0 || opener.role === 'user') continue;
      violations.push({
        moment,
        says: `a user opens the log, and the view opens with ${opener.type === 'kept' ? (opener.turn ?? 'a message') : `a ${opener.type} item`} in the role ${opener.role}`,
      });
    }
    return { met, violations };
  },
};
