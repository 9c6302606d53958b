import { answersOf, quoted } from '../../src/property/answers.js';
import type { Property, Violation } from '../../src/property/property.js';
import { uncoveredAt } from '../../src/property/uncovered-at.js';

export const uncoveredVerbatim: Property = {
  id: 'reconstruction/uncovered-verbatim',
  clauses: ['S10'],
  level: 'must',
  claim: 'Reconstruction of an uncovered turn is the turn’s own text, byte for byte.',
  why: 'Uncovered means that the raw log is the only place left; what comes from there must be what was said.',
  fix: 'Return the log entry as it is: not trimmed, not normalised, not shortened.',
  needs: ['claims', 'recall'],
  premise: { text: 'an uncovered turn was asked for', share: 0.002, never: 'it never left a turn uncovered' },
  judge(observation) {
    const violations: Violation[] = [];
    const told = new Set<string>();
    let met = 0;
    const uncovered = new Map(observation.moments.map((now) => [now, uncoveredAt(now)]));
    for (const { moment, now, turn, answer } of answersOf(observation)) {
      if (!uncovered.get(now)?.has(turn.id)) continue;
      met += 1;
      if (told.has(turn.id) || ('text' in answer && answer.text === turn.text)) continue;
      told.add(turn.id);
      violations.push({
        moment,
        turn: turn.id,
        says: `asked for the uncovered ${turn.id}, reconstruction answered ${quoted(answer)} instead of its text`,
        expected: turn.text,
        seen: 'error' in answer ? answer.error.message : answer.text,
      });
    }
    return { met, violations };
  },
};
