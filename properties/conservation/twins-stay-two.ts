import { isDeepStrictEqual } from 'node:util';
import { logAt } from '../../src/property/log-at.js';
import type { Moment } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import { summariesIn } from '../../src/property/summaries-in.js';
import { twinTexts } from '../../src/property/twins.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import type { Turn } from '../../src/transcript/turn.js';

type Said = Pick<Turn, 'role' | 'text'>;

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
      const twins = twinsAt(scenario, now);
      if (twins.size === 0) continue;
      met += 1;
      if (wasSummarized(before, now)) continue;
      const expected: Said[] = [...keptIn(before), ...log.slice(before?.appended ?? 0)];
      const there = keptIn(now);
      if (saySame(expected, there)) continue;
      const due = timesOf(expected);
      const present = timesOf(there);
      const times = (text: string) => present.get(text) ?? 0;
      const missing = [...due.keys()].filter((text) => times(text) < due.get(text)!);
      // Where other turns went too, it was not for being equal.
      if (!missing.every((text) => twins.has(text) && times(text) > 0)) continue;
      if (missing.length > 0 && wentFromTheOldest(expected, there)) continue;
      for (const text of missing) {
        if (told.has(text)) continue;
        told.add(text);
        const ids = log.filter((turn) => turn.text === text).map(({ id }) => id);
        violations.push({
          moment,
          turn: ids.at(-1)!,
          says: `${ids.join(' and ')} have equal texts, and the view has ${times(text)} of ${due.get(text)}, though nothing was summarized`,
        });
      }
    }
    return { met, violations };
  },
};

function twinsAt(scenario: Scenario, { appended }: Moment): ReadonlySet<string> {
  // Places are in log order.
  const twins = [...twinTexts(scenario)].filter(([, places]) => places[1]! < appended);
  return new Set(twins.map(([text]) => text).filter((text) => text.trim() !== ''));
}

/** Whether twins may have gone for another reason: a summarizer was asked, or summaries or lists changed. */
function wasSummarized(before: Moment | undefined, now: Moment): boolean {
  return now.calls.length > 0 || (before !== undefined && stateOf(before) !== stateOf(now));
}

function stateOf(moment: Moment): string {
  const summaries = summariesIn(moment).map(({ summaryId, body }) => [summaryId, body]);
  return JSON.stringify([summaries, moment.claims?.covered, moment.claims?.uncovered]);
}

/** Whether what stayed is the newest of what there was, system turns aside: whoever drops the oldest merges nothing. */
function wentFromTheOldest(due: readonly Said[], present: readonly Said[]): boolean {
  const [were, are] = [due, present].map((all) => all.filter(({ role }) => role !== 'system').map(wordsOf));
  return are!.length < were!.length && isDeepStrictEqual(were!.slice(were!.length - are!.length), are);
}

function wordsOf({ role, text }: Said): string {
  return JSON.stringify([role, text]);
}

function keptIn(moment: Moment | undefined): Said[] {
  return (moment?.view ?? []).filter((item) => item.type === 'kept');
}

function saySame(all: readonly Said[], others: readonly Said[]): boolean {
  return all.length === others.length && all.every(({ text }, place) => text === others[place]!.text);
}

function timesOf(all: readonly Said[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { text } of all) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}
