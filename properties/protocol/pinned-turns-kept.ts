import { passesOf } from '../../src/property/passes.js';
import type { Property, Violation } from '../../src/property/property.js';
import { isSaid } from '../../src/property/view-items.js';

export const pinnedTurnsKept: Property = {
  id: 'protocol/pinned-turns-kept',
  clauses: ['K6'],
  level: 'should',
  claim: 'A pass leaves every pinned turn in the view.',
  why: 'Somebody pinned it because no summary of it will do: a rule, a plan, a file that is worked on.',
  fix: 'Leave pinned turns out of what is chosen for the summary, together with the exchange that they are a part of.',
  needs: ['takesPins', 'ownView'],
  premise: { text: 'a pass meets a pinned turn', share: 0.02 },
  judge(observation) {
    const violations: Violation[] = [];
    let met = 0;
    for (const { moment, now, log, leftView } of passesOf(observation)) {
      const pinned = log.filter((turn) => turn.pinned);
      if (pinned.length > 0) met += 1;
      for (const turn of pinned.filter((one) => leftView.includes(one.id) && !isSaid(now, one))) {
        violations.push({
          moment,
          turn: turn.id,
          says: `${turn.id} is pinned, and left the view`,
        });
      }
    }
    return { met, violations };
  },
};
