import { passesOf } from '../../src/property/passes.js';
import type { Property } from '../../src/property/property.js';
import { ceilingOf, dueCoverage } from '../../src/property/safe-side.js';
import { uncoveredDue } from '../../src/property/uncovered-due.js';

export const safeSideUsed: Property = {
  id: 'coverage/safe-side-used',
  clauses: ['S3'],
  level: 'must',
  claim:
    'Below the ceiling, a faithful, whole summary within the budget covers every eligible turn of its prefix.',
  why: 'A compactor that never claims anything breaks no promise and does no work: the context fills up all the same.',
  fix: 'When every anchor is in the summary, claim every turn; look for a comparison that is too strict, or a refusal that comes too early.',
  needs: [],
  implies: ['coverage/exact-boundary'],
  premise: {
    text: 'a prefix below the ceiling met a faithful summary',
    share: 0.02,
    never: 'it never handed a prefix below the ceiling to a faithful summarizer',
  },
  judge(observation) {
    const passes = passesOf(observation).filter((pass) => ceilingOf(observation, pass) === -1);
    const due = passes.flatMap((pass) => {
      const turns = dueCoverage(observation, pass);
      return turns ? [{ pass, turns }] : [];
    });
    return {
      met: due.length,
      violations: due.flatMap(({ pass, turns }) => uncoveredDue(pass, turns, 'below')),
    };
  },
};
