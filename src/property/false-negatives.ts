import { isPresent } from '../transcript/presence.js';
import { answersOf, quoted } from './answers.js';
import type { Observation } from './observation.js';
import type { Judgement, Violation } from './property.js';

/** Answers for appended turns that lack a fact which the turn states, each turn once. */
export function falseNegatives(observation: Observation): Judgement {
  const violations: Violation[] = [];
  const told = new Set<string>();
  let met = 0;
  for (const { moment, turn, answer } of answersOf(observation)) {
    if (!turn.facts?.length) continue;
    met += 1;
    if (told.has(turn.id)) continue;
    // A turn states its facts, so its own text holds them.
    if ('text' in answer && answer.text === turn.text) continue;
    const missing = turn.facts.find((fact) => 'error' in answer || !isPresent(fact.value, answer.text));
    if (!missing) continue;
    told.add(turn.id);
    violations.push({
      moment,
      turn: turn.id,
      says: `asked for ${turn.id}, reconstruction answered ${quoted(answer)}`,
      expected: missing.value,
      seen: 'error' in answer ? answer.error.message : answer.text,
    });
  }
  return { met, violations };
}
