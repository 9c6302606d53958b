import { isHeld, standingsAt } from '../../src/property/in-force.js';
import type { Property, Violation } from '../../src/property/property.js';
import { turnOf } from '../../src/property/turn-of.js';

export const factsPresent: Property = {
  id: 'coverage/facts-present',
  clauses: ['S13'],
  level: 'should',
  claim: 'A covered turn’s facts are in the summary too, not only its anchor.',
  why: 'An anchor that survived while its fact was lost is hollow coverage: the summary names the turn and cannot answer.',
  fix: 'Demand the value as evidence before a turn is claimed, where values are known.',
  needs: ['claims'],
  skip: ({ verifiesFacts }) =>
    verifiesFacts ? null : 'it does not say that it verifies facts; hollow coverage is counted as a figure',
  measures: true,
  premise: { text: 'a covered turn states a fact other than its anchor', share: 0.01 },
  judge(observation) {
    const violations: Violation[] = [];
    const told = new Set<string>();
    for (const [moment, now] of observation.moments.entries()) {
      const standings = standingsAt(observation, now);
      for (const id of now.claims?.covered ?? []) {
        const turn = turnOf(observation.scenario, id);
        const values = (turn?.facts ?? [])
          .map((fact) => fact.value)
          .filter((value) => value !== turn?.anchor);
        if (!turn?.anchor || values.length === 0 || told.has(id) || !isHeld(standings, [turn.anchor]))
          continue;
        told.add(id);
        if (isHeld(standings, [turn.anchor, ...values])) continue;
        const says = `${id} is listed as covered, and the summary names it without ${values.map((value) => JSON.stringify(value)).join(', ')}`;
        violations.push({ moment, turn: id, says });
      }
    }
    const figures = { 'hollow coverage': { part: violations.length, whole: told.size } };
    return { met: told.size, violations, figures };
  },
};
