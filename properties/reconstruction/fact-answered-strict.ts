import { falseNegatives } from '../../src/property/false-negatives.js';
import { isStrict } from '../../src/property/needles.js';
import type { Property } from '../../src/property/property.js';

export const factAnsweredStrict: Property = {
  id: 'reconstruction/fact-answered-strict',
  clauses: ['S9'],
  level: 'should',
  claim: 'Reconstruction gives a turn’s fact also where the summary names the turn and lost what it said.',
  why: 'Whoever checks anchors alone cannot see that the value is gone; whoever answers can.',
  fix: 'Check that the value is in the answer before it is given from the summary, or answer from the raw log.',
  needs: ['recall'],
  premise: { text: 'a turn that states a fact other than its anchor was asked for', share: 0.02 },
  judge: (observation) =>
    isStrict(observation.scenario) ? falseNegatives(observation) : { met: 0, violations: [] },
};
