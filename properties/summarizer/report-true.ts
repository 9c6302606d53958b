import type { Property, Violation } from '../../src/property/property.js';
import { type SummaryUnderTest, summariesUnderTest } from '../../src/property/summaries-under-test.js';
import { turnOf } from '../../src/property/turn-of.js';
import { valuesKept } from '../../src/property/values-kept.js';
import type { Scenario } from '../../src/scenario/scenario.js';

export const reportTrue: Property = {
  id: 'summarizer/report-true',
  clauses: ['M3'],
  level: 'must',
  claim:
    'The anchor of every turn that is reported as consumed is in the text, and no turn is reported that was not given.',
  why: 'A compactor may remove what is reported; what is not in the text either is then nowhere.',
  fix: 'Report a turn when its line is written, not when its text is read, and drop ids that a model made up.',
  subject: 'summarizer',
  needs: [],
  premise: { text: 'turns are reported as consumed', share: 0.05, never: 'it reports no turns' },
  judge(observation) {
    const reporting = summariesUnderTest(observation).filter(({ response }) => response.reportedIds?.length);
    const given = new Set<string>();
    const violations = reporting.flatMap((summary) => {
      for (const turn of summary.given) given.add(turn.id);
      return falseIn(summary, given, observation.scenario);
    });
    return { met: reporting.length, violations };
  },
};

/** What an earlier summary stands for may be reported again, since the new one stands for it, too. */
function falseIn(
  { moment, response }: SummaryUnderTest,
  given: ReadonlySet<string>,
  scenario: Scenario,
): Violation[] {
  const ids = [...new Set(response.reportedIds)];
  const anchors = ids.flatMap((id) => turnOf(scenario, id)?.anchor ?? []);
  const kept = valuesKept(response.text, anchors);
  return ids.flatMap((id): Violation[] => {
    const turn = turnOf(scenario, id);
    if (!turn || !given.has(id)) return [{ moment, says: `${id} is reported, and it was never given` }];
    if (turn.anchor === null || kept.has(turn.anchor)) return [];
    const says = `${id} is reported as consumed, and its anchor ${JSON.stringify(turn.anchor)} is not in the text`;
    return [{ moment, turn: id, says }];
  });
}
