import { judgeStaying } from '../../src/property/judge-staying.js';
import type { Property } from '../../src/property/property.js';

export const pinnedTurnsKept: Property = {
  id: 'protocol/pinned-turns-kept',
  clauses: ['K6'],
  level: 'should',
  claim: 'A pass leaves every pinned turn in the view.',
  why: 'Somebody pinned it because no summary of it will do: a rule, a plan, a file that is worked on.',
  fix: 'Leave pinned turns out of what is chosen for the summary, together with the exchange that they are a part of.',
  needs: ['takesPins', 'ownView'],
  premise: { text: 'a pass meets a pinned turn', share: 0.02 },
  judge: (observation) =>
    judgeStaying(
      observation,
      (log) => log.filter((turn) => turn.pinned),
      ({ id }) => `${id} is pinned, and left the view`,
    ),
};
