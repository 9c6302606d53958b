import { passesOf } from '../../src/property/passes.js';
import { pastTheLastAnchor } from '../../src/property/past-the-last-anchor.js';
import type { Property } from '../../src/property/property.js';
import { ceilingOf } from '../../src/property/safe-side.js';

export const failsClosed: Property = {
  id: 'coverage/fails-closed',
  clauses: ['S4'],
  level: 'must',
  claim:
    'Above the ceiling and without a report, nothing past the last turn whose anchor is present leaves the context.',
  why: 'Beyond the ceiling truncation is the norm, and the tail is what gets lost.',
  fix: 'Find the last turn whose anchor the summary holds; leave what follows un-compacted, or refuse the pass.',
  needs: ['claims', 'takesBudget'],
  implies: ['coverage/exact-boundary'],
  premise: {
    text: 'a prefix above the ceiling got a summary without a report',
    share: 0.005,
    never: 'it never handed over a prefix above the ceiling',
  },
  judge(observation) {
    const passes = passesOf(observation).filter(
      (pass) => pass.answered.length > 0 && !pass.report && ceilingOf(observation, pass) === 1,
    );
    return { met: passes.length, violations: passes.flatMap((pass) => pastTheLastAnchor(observation, pass)) };
  },
};
