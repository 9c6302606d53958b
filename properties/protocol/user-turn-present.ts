import { logAt } from '../../src/property/log-at.js';
import type { Property, Violation } from '../../src/property/property.js';

export const userTurnPresent: Property = {
  id: 'protocol/user-turn-present',
  clauses: ['K5'],
  level: 'must',
  claim: 'The view has something in the role of the user where the log does.',
  why: 'A request of nothing but system and assistant messages is rejected, and so is an empty one.',
  fix: 'Keep the newest user turn, or give the summary in the role of the user.',
  needs: ['ownView'],
  implies: ['protocol/newest-request-kept', 'protocol/opens-with-user'],
  premise: { text: 'the log has a user turn', share: 0.2 },
  judge({ moments, scenario }) {
    const violations: Violation[] = [];
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      const hasUser = logAt(scenario, now).some(({ role }) => role === 'user');
      if (!hasUser) continue;
      met += 1;
      if (violations.length > 0 || now.view.some(({ role }) => role === 'user')) continue;
      violations.push({ moment, says: 'nothing in the view has the role of the user' });
    }
    return { met, violations };
  },
};
