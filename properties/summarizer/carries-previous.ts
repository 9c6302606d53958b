import type { Property } from '../../src/property/property.js';
import { summariesUnderTest } from '../../src/property/summaries-under-test.js';
import { valuesKept } from '../../src/property/values-kept.js';

export const carriesPrevious: Property = {
  id: 'summarizer/carries-previous',
  clauses: ['M7'],
  level: 'must',
  claim: 'What the summary so far names is in the new summary, where budget and claimed ratio allow.',
  why: 'The new summary takes the place of the old one; what it does not carry on is forgotten one pass later, without a sign.',
  fix: 'Give the model the summary so far together with the new turns, and say that all of it has to stay; an algorithm copies its lines.',
  subject: 'summarizer',
  needs: [],
  skip: ({ claimedRatios }) => (claimedRatios ? null : 'it claims no ratio up to which it keeps anything'),
  premise: { text: 'a summary so far was given, with room for all of it', share: 0.05 },
  judge(observation) {
    const due = summariesUnderTest(observation).filter(
      ({ carried, at, fits, unusable }) => carried.length > 0 && at < 1 && fits && unusable === null,
    );
    const violations = due.flatMap(({ moment, carried, response }) => {
      const kept = valuesKept(
        response.text,
        carried.map(({ anchor }) => anchor),
      );
      return carried
        .filter(({ anchor }) => !kept.has(anchor))
        .map(({ id, anchor }) => ({
          moment,
          turn: id,
          says: `the summary so far names ${JSON.stringify(anchor)} (${id}), and the new one does not`,
        }));
    });
    return { met: due.length, violations };
  },
};
