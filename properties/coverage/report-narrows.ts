import { isDisturbed } from '../../src/property/disturbed.js';
import { passesOf, reportOf } from '../../src/property/passes.js';
import type { Property, Violation } from '../../src/property/property.js';
import { usedAnswers } from '../../src/property/used-answers.js';
import type { SummarizerCall } from '../../src/simulation/summarizer-call.js';

export const reportNarrows: Property = {
  id: 'coverage/report-narrows',
  clauses: ['S2'],
  level: 'must',
  claim: 'With a report of consumed turns, a pass claims only reported turns of its prefix, each once.',
  why: 'The report is what the summarizer itself stands for: claiming more is claiming against its word, and ids that it made up point nowhere.',
  fix: 'Intersect the report with the prefix before the anchors are checked, and drop repeated and unknown ids.',
  needs: ['claims', 'takesReport'],
  premise: {
    text: 'a pass got a report',
    share: 0.02,
    never: 'it never asked a summarizer that gave a report',
  },
  judge(observation) {
    const violations: Violation[] = [];
    let met = 0;
    for (const { moment, now, log, prefix, newlyClaimed } of passesOf(observation)) {
      // Of two passes in one step, the second may carry on what the report of the first stood for.
      if (isDisturbed(now)) continue;
      const answers = usedAnswers(observation, now);
      const report = reportOf(answers);
      if (!report) continue;
      met += 1;
      const handed = new Set(prefix.map((turn) => turn.id));
      const reportedTwice = repeatedIn(answers);
      const claimed = new Set<string>();
      for (const id of newlyClaimed) {
        const breach = breachOf(id, {
          isReported: report.has(id),
          isHanded: handed.has(id),
          isRepeated: claimed.has(id) && reportedTwice.has(id),
        });
        claimed.add(id);
        if (breach) violations.push({ moment, turn: id, says: `${id} is claimed as covered, and ${breach}` });
      }
      const appended = new Set(log.map((turn) => turn.id));
      for (const id of [...now.claims!.uncovered, ...(now.claims!.kept ?? [])]) {
        if (appended.has(id) || !report.has(id)) continue;
        violations.push({
          moment,
          turn: id,
          says: `${id} entered the checkpoint from the report, and no such turn exists`,
        });
      }
    }
    return { met, violations };
  },
};

/** A claim that is repeated although no report repeats it is a matter of the pointer set alone. */
function repeatedIn(answered: readonly SummarizerCall[]): ReadonlySet<string> {
  const ids = answered.flatMap(({ response }) => response?.reportedIds ?? []);
  return new Set(ids.filter((id, place) => ids.indexOf(id) !== place));
}

function breachOf(
  id: string,
  is: { isReported: boolean; isHanded: boolean; isRepeated: boolean },
): string | null {
  if (!is.isReported) return 'the summarizer did not report it';
  if (!is.isHanded) return `no ${id} was in the prefix`;
  return is.isRepeated ? 'it is listed more than once' : null;
}
