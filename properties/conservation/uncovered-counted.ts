import { isDisturbed } from '../../src/property/disturbed.js';
import { passesOf } from '../../src/property/passes.js';
import type { Property, Violation } from '../../src/property/property.js';

export const uncoveredCounted: Property = {
  id: 'conservation/uncovered-counted',
  clauses: ['S6'],
  level: 'should',
  claim: 'The outcome of a pass says how many turns are uncovered.',
  why: 'It is the one number that tells an operator that a summary stands for less than it replaced.',
  fix: 'Return the length of the uncovered list with the outcome.',
  needs: ['claims', 'choosesPrefix'],
  premise: { text: 'a pass left a turn uncovered', share: 0.002, never: 'it never left a turn uncovered' },
  judge(observation) {
    const violations: Violation[] = [];
    let met = 0;
    for (const { moment, now, before, applied } of passesOf(observation)) {
      const uncovered = now.claims?.uncovered ?? [];
      if (!applied || isDisturbed(now) || !now.outcome || uncovered.length === 0) continue;
      met += 1;
      const earlier = new Set(before?.claims?.uncovered);
      const fresh = uncovered.filter((id) => !earlier.has(id)).length;
      if (now.outcome.uncovered === uncovered.length || now.outcome.uncovered === fresh) continue;
      violations.push({
        moment,
        says: `the outcome says ${now.outcome.uncovered ?? 'nothing'} about uncovered turns, and ${uncovered.length} are listed (${fresh} of them by this pass)`,
      });
    }
    return { met, violations };
  },
};
