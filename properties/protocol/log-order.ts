import { misplacedIn } from '../../src/property/out-of-order.js';
import type { Property, Violation } from '../../src/property/property.js';
import { placesIn } from '../../src/property/view-items.js';
import type { Turn } from '../../src/transcript/turn.js';

const isSystem = ({ role }: Turn) => role === 'system';

export const logOrder: Property = {
  id: 'protocol/log-order',
  clauses: ['K6', 'K5'],
  level: 'must',
  claim: 'Kept turns stand in the order of the log, system turns among themselves.',
  why: 'An answer before its question is another conversation.',
  fix: 'Filter the log; never build the view from lists that were made in another order.',
  needs: ['ownView'],
  premise: { text: 'several turns are kept', share: 0.2 },
  judge({ moments, scenario }) {
    const told = new Set<string>();
    const violations: Violation[] = [];
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      if (placesIn(now).size > 1) met += 1;
      const misplaced = [
        ...misplacedIn(scenario, now, isSystem),
        ...misplacedIn(scenario, now, (turn) => !isSystem(turn)),
      ];
      for (const turn of misplaced) {
        if (told.has(turn)) continue;
        told.add(turn);
        violations.push({
          moment,
          turn,
          says: `${turn} stands in the view behind a turn that follows it in the log`,
        });
      }
    }
    return { met, violations };
  },
};
