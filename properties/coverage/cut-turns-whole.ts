import { claimedFromCut } from '../../src/property/claimed-from-cut.js';
import { isStrict } from '../../src/property/needles.js';
import type { Property } from '../../src/property/property.js';

export const cutTurnsWhole: Property = {
  id: 'coverage/cut-turns-whole',
  clauses: ['S7'],
  level: 'should',
  claim: 'From a summary that was cut, only turns are claimed that were written whole, their facts included.',
  why: 'A cut between a turn’s anchor and what it said leaves a turn that is named and cannot answer.',
  fix: 'Whoever cannot check facts leaves out the last turn that a cut summary mentions.',
  needs: [],
  premise: {
    text: 'a cut summary was committed in a strict scenario',
    share: 0.002,
    never: 'it never committed a cut summary in a strict scenario',
  },
  judge(observation) {
    if (!isStrict(observation.scenario)) return { met: 0, violations: [] };
    const claims = claimedFromCut(observation).filter(({ anchor }) => anchor === 'whole');
    const violations = claims
      .filter(({ facts }) => facts === 'taken by the cut')
      .map(({ moment, turn, how }) => ({
        moment,
        turn: turn.id,
        says: `${turn.id} ${how}, and the cut took what it said: ${(turn.facts ?? []).map((fact) => JSON.stringify(fact.value)).join(', ')}`,
      }));
    return { met: claims.length, violations };
  },
};
