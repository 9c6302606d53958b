import { logAt } from '../../src/property/log-at.js';
import type { Moment, SeenEntry } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import type { Turn } from '../../src/transcript/turn.js';

export const logAppendOnly: Property = {
  id: 'conservation/log-append-only',
  clauses: ['K7'],
  level: 'must',
  claim: 'The raw log holds every appended turn once, in order, byte for byte.',
  why: 'It is the only copy of what the summaries left out. What is edited there is gone for good.',
  fix: 'Only ever append to the log; build what is sent to the model in a list of its own.',
  needs: ['log'],
  premise: { text: 'the raw log was looked at', share: 0.2 },
  judge({ moments, scenario }) {
    const told = new Set<string>();
    const violations: Violation[] = [];
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      if (now.log === null || now.appended === 0) continue;
      met += 1;
      if (now.log === 'intact') continue;
      const due = logAt(scenario, now).filter(({ id }) => !now.lost.includes(id));
      for (const breach of breaches(now, now.log, due)) {
        if (told.has(breach.turn)) continue;
        told.add(breach.turn);
        violations.push({ moment, ...breach });
      }
    }
    return { met, violations };
  },
};

type Breach = Omit<Violation, 'moment'> & { turn: string };

/** An entry that was lost by a fault of the store, and is there all the same, is no breach. */
function breaches({ lost }: Moment, entries: readonly SeenEntry[], due: readonly Turn[]): Breach[] {
  const found: Breach[] = [];
  const place = new Map(due.map((turn, index) => [turn.id, index]));
  const seen = new Set<string>();
  let last = -1;
  for (const { id, text } of entries) {
    const index = place.get(id);
    if (index === undefined) {
      if (!lost.includes(id))
        found.push({ turn: id, says: `the raw log has ${id}, which was never appended` });
      continue;
    }
    if (seen.has(id)) found.push({ turn: id, says: `the raw log has ${id} more than once` });
    else if (index < last) found.push({ turn: id, says: `the raw log has ${id} behind a later turn` });
    else if (text !== due[index]!.text) {
      const says = `the raw log has another text for ${id}`;
      found.push({ turn: id, says, expected: due[index]!.text, seen: text });
    }
    seen.add(id);
    last = Math.max(last, index);
  }
  const missing = due.filter(({ id }) => !seen.has(id));
  return [...found, ...missing.map(({ id }) => ({ turn: id, says: `the raw log does not have ${id}` }))];
}
