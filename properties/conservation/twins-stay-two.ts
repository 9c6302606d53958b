import { logAt } from '../../src/property/log-at.js';
import type { Moment } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import { summariesIn } from '../../src/property/summaries-in.js';
import { isTwin, placesOfText } from '../../src/property/twins.js';
import type { Scenario } from '../../src/scenario/scenario.js';

export const twinsStayTwo: Property = {
  id: 'conservation/twins-stay-two',
  clauses: ['K15'],
  level: 'must',
  claim: 'Turns with equal texts are different turns: none of them goes because another one is there.',
  why: 'The second “yes” answers another question, and the second failing test run is not the first one.',
  fix: 'Tell turns apart by their ids or places, never by their texts.',
  needs: [],
  premise: { text: 'the log holds turns with equal texts', share: 0.005 },
  judge({ moments, scenario }) {
    const violations: Violation[] = [];
    const told = new Set<string>();
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      const before = moments[moment - 1];
      const log = logAt(scenario, now);
      const twins = new Set(log.map(({ text }) => text).filter((text) => isTwinAt(scenario, now, text)));
      if (twins.size === 0) continue;
      met += 1;
      if (wasSummarized(before, now)) continue;
      const fresh = log.slice(before?.appended ?? 0).map(({ text }) => text);
      const due = [...textsIn(before), ...fresh];
      const present = textsIn(now);
      const missing = new Set(due.filter((text) => timesOf(text, present) < timesOf(text, due)));
      // Where other turns went too, it was not for being equal.
      if (![...missing].every((text) => twins.has(text) && present.includes(text))) continue;
      for (const text of missing) {
        if (told.has(text)) continue;
        told.add(text);
        const ids = log.filter((turn) => turn.text === text).map(({ id }) => id);
        violations.push({
          moment,
          turn: ids.at(-1)!,
          says: `${ids.join(' and ')} have equal texts, and the view has ${timesOf(text, present)} of ${timesOf(text, due)}, though nothing was summarized`,
        });
      }
    }
    return { met, violations };
  },
};

function isTwinAt(scenario: Scenario, { appended }: Moment, text: string): boolean {
  if (!isTwin(scenario, text) || text.trim() === '') return false;
  // Places are in log order.
  return placesOfText(scenario, text)[1]! < appended;
}

/** Whether twins may have gone for another reason: a summarizer was asked, or summaries or lists changed. */
function wasSummarized(before: Moment | undefined, now: Moment): boolean {
  return now.calls.length > 0 || (before !== undefined && stateOf(before) !== stateOf(now));
}

function stateOf(moment: Moment): string {
  const summaries = summariesIn(moment).map(({ summaryId, body }) => [summaryId, body]);
  return JSON.stringify([summaries, moment.claims?.covered, moment.claims?.uncovered]);
}

function textsIn(moment: Moment | undefined): string[] {
  return (moment?.view ?? []).flatMap((item) => (item.type === 'kept' ? [item.text] : []));
}

function timesOf(text: string, texts: readonly string[]): number {
  return texts.filter((other) => other === text).length;
}
