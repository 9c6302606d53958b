import { type Asked, answersOf } from '../../src/property/answers.js';
import { coveredAt, standingsAt } from '../../src/property/in-force.js';
import type { Observation } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import { summariesIn } from '../../src/property/summaries-in.js';
import { isPresent } from '../../src/transcript/presence.js';

export const honestSource: Property = {
  id: 'reconstruction/honest-source',
  clauses: ['S12'],
  level: 'must',
  claim:
    'An answer comes from where it says: from a summary in force that covers the turn, or from the log as it stands there.',
  why: 'The source tells the agent how far to trust an answer.',
  fix: 'Set the source where the text is read, not where the pointer set sends the question.',
  needs: ['claims', 'recall'],
  premise: { text: 'an answer names its source', share: 0.01, never: 'no answer named its source' },
  judge(observation) {
    const violations: Violation[] = [];
    const told = new Set<string>();
    let met = 0;
    for (const asked of answersOf(observation)) {
      const { moment, turn, answer } = asked;
      if (!('text' in answer) || (answer.source !== 'summary' && answer.source !== 'log')) continue;
      met += 1;
      const breach = answer.source === 'log' ? logBreach(asked) : summaryBreach(observation, asked);
      if (!breach || told.has(turn.id)) continue;
      told.add(turn.id);
      violations.push({
        moment,
        turn: turn.id,
        says: `the answer for ${turn.id} is said to come from the ${answer.source}, and ${breach}`,
      });
    }
    return { met, violations };
  },
};

function logBreach({ turn, answer }: Asked): string | null {
  return 'text' in answer && answer.text === turn.text ? null : 'it is not what the log holds';
}

function summaryBreach(observation: Observation, { now, turn, answer }: Asked): string | null {
  if (!('text' in answer)) return null;
  if (!coveredAt(now).has(turn.id)) return 'no summary covers that turn';
  const { text } = answer;
  if (text === turn.text && text !== '' && !summariesIn(now).some(({ body }) => body.includes(text))) {
    return 'it is the log’s text, which is in no summary in force';
  }
  const standings = standingsAt(observation, now);
  const needles = [turn.anchor, ...(turn.facts ?? []).map((fact) => fact.value)];
  const made = needles.find(
    (needle) =>
      needle !== null && isPresent(needle, text) && !standings.some(({ present }) => present.has(needle)),
  );
  return made ? `${JSON.stringify(made)} is in no summary in force` : null;
}
