import { type FreshSummary, freshSummaries, ownWords } from '../../src/property/fresh-summaries.js';
import { keptAt } from '../../src/property/in-force.js';
import { logAt } from '../../src/property/log-at.js';
import type { Observation } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';

export const laterValueWins: Property = {
  id: 'coverage/later-value-wins',
  clauses: ['K16'],
  level: 'should',
  claim: 'Where a compactor itself states what holds, it states the later of two values.',
  why: 'A decision that was taken back comes back to life, and the work is done by the old one.',
  fix: 'Read the turns in log order, and let each value take the place of the one before it.',
  needs: [],
  premise: {
    text: 'the compactor itself states a value for a key that has had two',
    share: 0.002,
    never: 'it never stated a value by itself for a key that has had two',
  },
  judge(observation) {
    const judged = freshSummaries(observation).flatMap((fresh) => judgeOne(observation, fresh));
    return { met: judged.length, violations: judged.flatMap((violation) => violation ?? []) };
  },
};

/** For each key of which the summary states one value, in the compactor's own words: the breach, or null. */
function judgeOne(observation: Observation, fresh: FreshSummary): (Violation | null)[] {
  const own = ownWords(observation, fresh);
  if (own === '') return [];
  const anchors = logAt(observation.scenario, fresh.now).flatMap(({ anchor }) => anchor ?? []);
  return [...valuesGone(observation, fresh)].flatMap(([key, values]) => {
    if (values.length < 2) return [];
    const stated = statedFor(key, own, anchors);
    if (stated.length !== 1) return [];
    const now = values.at(-1)!;
    const stale = values.slice(0, -1).find(({ value }) => startsWithValue(stated[0]!, value));
    if (startsWithValue(stated[0]!, now.value)) return [null];
    if (!stale) return [];
    const says = `the summary says ${key} = ${stale.value}, as ${stale.turn} did, and ${now.turn} said later that it is ${now.value}`;
    return [{ moment: fresh.moment, turn: now.turn, says }];
  });
}

/** By key, the values in log order that basic facts of turns state which are no longer in the view. */
function valuesGone(
  { scenario }: Observation,
  { now }: FreshSummary,
): Map<string, { turn: string; value: string }[]> {
  const kept = keptAt(now);
  const uncovered = new Set(now.claims?.uncovered);
  const values = new Map<string, { turn: string; value: string }[]>();
  for (const { id, anchor, facts = [] } of logAt(scenario, now)) {
    if (kept.has(id) || uncovered.has(id)) continue;
    // A fact that is not its turn's anchor is one about that anchor: two of them are about two things.
    for (const { key, value } of facts) {
      if (value === anchor) values.set(key, [...(values.get(key) ?? []), { turn: id, value }]);
    }
  }
  return values;
}

/** What follows the key and an equals sign or colon, each time that it is stated; an anchor that ends in the key states nothing. */
function statedFor(key: string, text: string, anchors: readonly string[]): string[] {
  const escaped = key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const statement = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}["*\`]*\\s*[:=]\\s*["*\`]*([^\\n]*)`, 'gu');
  const longer = anchors.filter((anchor) => anchor !== key && anchor.endsWith(key));
  const isWithin = (end: number) => longer.some((anchor) => text.slice(0, end).endsWith(anchor));
  return [...text.matchAll(statement)]
    .filter(({ index }) => !isWithin(index + key.length))
    .map((match) => match[1]!);
}

function startsWithValue(stated: string, value: string): boolean {
  return stated.startsWith(value) && !/^[\p{L}\p{N}]/u.test(stated.slice(value.length));
}
