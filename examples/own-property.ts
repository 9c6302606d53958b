// A configuration: a compactor, how it is checked, and a property of one's own beside the built-in ones.
import { defineConfig, defineProperty } from 'compaction-check';
import compactor from './session.js';

const oneSummary = defineProperty({
  id: 'my-team/one-summary',
  clauses: [],
  level: 'should',
  claim: 'The model is sent at most one summary.',
  why: 'Our prompt says “the summary above”.',
  fix: 'Write one new summary of the earlier one and the old turns, instead of a second one.',
  needs: [],
  premise: { text: 'a summary is in the view', share: 0.05 },
  judge({ moments }) {
    const counts = moments.map(({ view }) => view.filter(({ type }) => type === 'summary').length);
    const violations = counts.flatMap((count, moment) =>
      count > 1 ? [{ moment, says: `the view holds ${count} summaries` }] : [],
    );
    return { met: counts.filter((count) => count > 0).length, violations: violations.slice(0, 1) };
  },
});

export default defineConfig({ compactor, runs: 500, extraProperties: [oneSummary] });
