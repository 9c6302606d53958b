import type { Property, Violation } from '../../src/property/property.js';
import { type SummaryUnderTest, summariesUnderTest } from '../../src/property/summaries-under-test.js';
import { valuesKept } from '../../src/property/values-kept.js';

export const reportFacts: Property = {
  id: 'summarizer/report-facts',
  clauses: ['M3'],
  level: 'should',
  claim: 'What a turn states is in the text when the turn is reported as consumed.',
  why: 'A turn that is named without what it says cannot answer for itself, and the report says that nobody has to ask the log.',
  fix: 'Report a turn only if its values are written beside its name; leave it out of the report otherwise.',
  subject: 'summarizer',
  needs: [],
  premise: {
    text: 'a turn is reported that states more than its anchor',
    share: 0.01,
    never: 'it reports no turns',
  },
  judge(observation) {
    const judged = summariesUnderTest(observation).map(hollowIn);
    return {
      met: judged.reduce((sum, { met }) => sum + met, 0),
      violations: judged.flatMap(({ violations }) => violations),
    };
  },
};

/** A turn whose anchor is missing as well is told by summarizer/report-true. */
function hollowIn({ moment, response, given }: SummaryUnderTest): { met: number; violations: Violation[] } {
  const reported = new Set(response.reportedIds);
  const turns = given.filter(({ id, anchor, facts }) => {
    return reported.has(id) && facts?.some(({ value }) => value !== anchor);
  });
  const values = turns.flatMap(({ anchor, facts = [] }) => [
    anchor ?? '',
    ...facts.map(({ value }) => value),
  ]);
  const kept = valuesKept(
    response.text,
    values.filter((value) => value !== ''),
  );
  const violations = turns.flatMap(({ id, anchor, facts = [] }): Violation[] => {
    const lost = facts.find(({ value }) => !kept.has(value));
    if (!lost || (anchor !== null && !kept.has(anchor))) return [];
    const says = `${id} is reported as consumed, and ${JSON.stringify(lost.value)}, which it states, is not in the text`;
    return [{ moment, turn: id, says }];
  });
  return { met: turns.length, violations };
}
