import { keptAt } from '../../src/property/in-force.js';
import type { Moment } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import { logOf } from '../../src/scenario/log-of.js';

export const partition: Property = {
  id: 'conservation/partition',
  clauses: ['S5'],
  level: 'must',
  claim:
    'Covered, uncovered and kept are disjoint, in log order, without repeats, and together exactly the turns appended so far.',
  why: 'A turn in no list is lost, a turn in two lists has two truths.',
  fix: 'Derive the lists from one walk over the log, after every pass, also the n-th.',
  needs: ['claims'],
  implies: ['conservation/loud'],
  premise: { text: 'a checkpoint lists turns', share: 0.05 },
  judge({ moments, scenario }) {
    const log = logOf(scenario).map((turn) => turn.id);
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      if (!now.claims || now.appended === 0) continue;
      met += 1;
      const violations = breaches(now, log, log.slice(0, now.appended)).map((breach) => ({
        moment,
        ...breach,
      }));
      if (violations.length > 0) return { met, violations };
    }
    return { met, violations: [] };
  },
};

function breaches(now: Moment, all: readonly string[], log: readonly string[]): Omit<Violation, 'moment'>[] {
  const { covered, uncovered, kept } = now.claims!;
  const inView = keptAt(now);
  const listed = new Set([...covered, ...uncovered]);
  const lists = {
    covered,
    uncovered,
    kept: kept ?? log.filter((id) => inView.has(id) && !listed.has(id)),
  };
  if (isPartition(log, Object.values(lists))) return [];
  const found: Omit<Violation, 'moment'>[] = [];
  const position = new Map(all.map((id, index) => [id, index]));
  const where = new Map<string, string>();
  for (const [name, ids] of Object.entries(lists)) {
    let last = -1;
    for (const id of ids) {
      const index = position.get(id) ?? Number.POSITIVE_INFINITY;
      const earlier = where.get(id);
      if (index >= log.length)
        found.push({ turn: id, says: `${name} lists ${id}, which was never appended` });
      else if (earlier === name) found.push({ turn: id, says: `${name} lists ${id} more than once` });
      else if (earlier) found.push({ turn: id, says: `${id} is listed as ${earlier} and as ${name}` });
      else if (index < last) found.push({ turn: id, says: `${name} lists ${id} after a later turn` });
      where.set(id, earlier ?? name);
      last = Math.max(last, index);
    }
  }
  for (const id of log)
    if (!where.has(id)) found.push({ turn: id, says: `${id} is neither covered, uncovered nor kept` });
  return found;
}

/** Whether one walk over the log meets every entry of every list. */
function isPartition(log: readonly string[], lists: readonly (readonly string[])[]): boolean {
  const next = lists.map(() => 0);
  for (const id of log) {
    const list = lists.findIndex((ids, index) => ids[next[index]!] === id);
    if (list < 0) return false;
    next[list]! += 1;
  }
  return lists.every((ids, index) => next[index] === ids.length);
}
