import type { Property, Violation } from '../../src/property/property.js';
import { summariesIn } from '../../src/property/summaries-in.js';

export const summaryFits: Property = {
  id: 'budget/summary-fits',
  clauses: ['S8'],
  level: 'must',
  claim: 'A summary’s body has at most as many tokens as its budget.',
  why: 'What is over the budget is cut by the next one who enforces it, and then nobody looks at what was lost.',
  fix: 'Count the summary before it is committed; shorten it and treat it as cut, or refuse the pass.',
  needs: ['takesBudget'],
  premise: {
    text: 'a summary is in force',
    share: 0.05,
    never: 'no summary was ever in force',
  },
  judge({ moments, scenario }) {
    const { summaryBudget } = scenario.settings;
    const violations: Violation[] = [];
    const told = new Set<string>();
    let met = 0;
    if (summaryBudget === null) return { met, violations };
    for (const [moment, now] of moments.entries()) {
      for (const { body, bodyTokens } of summariesIn(now)) {
        met += 1;
        if (bodyTokens <= summaryBudget || told.has(body)) continue;
        told.add(body);
        violations.push({
          moment,
          says: `the summary has ${bodyTokens} tokens, and its budget is ${summaryBudget}`,
        });
      }
    }
    return { met, violations };
  },
};
