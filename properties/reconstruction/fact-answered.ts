import { falseNegatives } from '../../src/property/false-negatives.js';
import { isStrict } from '../../src/property/needles.js';
import type { Property } from '../../src/property/property.js';

export const factAnswered: Property = {
  id: 'reconstruction/fact-answered',
  clauses: ['S9'],
  level: 'must',
  claim: 'For every turn ever appended, reconstruction gives text that holds the turn’s fact.',
  why: 'An answer without the fact is a confident false negative: the agent goes on as if it had never been said.',
  fix: 'Go to the raw log whenever the summary does not hold what is asked for, and whenever in doubt.',
  needs: ['recall'],
  implies: ['reconstruction/fact-answered-strict'],
  premise: { text: 'a turn that states a fact was asked for', share: 0.2 },
  judge: (observation) =>
    isStrict(observation.scenario) ? { met: 0, violations: [] } : falseNegatives(observation),
};
