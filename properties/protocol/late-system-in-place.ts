import { openingOf } from '../../src/property/opening-of.js';
import { misplacedIn } from '../../src/property/out-of-order.js';
import type { Property, Violation } from '../../src/property/property.js';
import { placesIn } from '../../src/property/view-items.js';
import { logOf } from '../../src/scenario/log-of.js';
import type { Turn } from '../../src/transcript/turn.js';

const isSystem = ({ role }: Turn) => role === 'system';

export const lateSystemInPlace: Property = {
  id: 'protocol/late-system-in-place',
  clauses: ['K5', 'K6'],
  level: 'should',
  claim: 'System turns that came later stand where they came, among the turns around them.',
  why: 'What was said in the middle of a conversation holds from there on; at its beginning it reads as if it had always held.',
  fix: 'Set only those system turns aside that open the log.',
  needs: ['ownView'],
  premise: {
    text: 'a system turn that does not open the log is kept beside others',
    share: 0.01,
    never: 'it never kept a later system turn',
  },
  judge({ moments, scenario }) {
    const log = logOf(scenario);
    const opening = new Set(openingOf(log));
    const late = log.filter((turn) => isSystem(turn) && !opening.has(turn));
    const violations: Violation[] = [];
    let met = 0;
    if (late.length === 0) return { met, violations };
    for (const [moment, now] of moments.entries()) {
      const places = placesIn(now);
      if (late.some(({ id }) => places.has(id))) met += 1;
      if (violations.length > 0 || misplacedIn(scenario, now, (turn) => !isSystem(turn)).length > 0) continue;
      for (const turn of misplacedIn(scenario, now, (turn) => !opening.has(turn))) {
        violations.push({ moment, turn, says: `${turn} stands on the other side of a later system turn` });
      }
    }
    return { met, violations };
  },
};
