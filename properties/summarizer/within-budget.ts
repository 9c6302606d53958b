import type { Property } from '../../src/property/property.js';
import { summariesUnderTest } from '../../src/property/summaries-under-test.js';

export const withinBudget: Property = {
  id: 'summarizer/within-budget',
  clauses: ['M1'],
  level: 'must',
  claim: 'A summary has at most as many tokens as its budget.',
  why: 'What is over the budget is cut by whoever enforces it, or pushes the newest turns out of the window.',
  fix: 'Count with `countTokens` before you return, and leave lines out, or pass the budget on as the limit of the call; words and characters are no measure.',
  subject: 'summarizer',
  needs: ['takesBudget'],
  premise: { text: 'a summary was written that has a budget', share: 0.3 },
  judge(observation) {
    const written = summariesUnderTest(observation).filter(({ call }) => call.request.budget !== null);
    const violations = written
      .filter(({ call }) => call.tokens > call.request.budget!)
      .map(({ moment, call }) => ({
        moment,
        says: `the summary has ${call.tokens} tokens, and its budget is ${call.request.budget}`,
      }));
    return { met: written.length, violations };
  },
};
