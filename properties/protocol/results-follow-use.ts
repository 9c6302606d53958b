import { exchangesAt } from '../../src/property/log-at.js';
import type { Moment, SeenItem } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import { remember } from '../../src/property/remember.js';
import { isTwin } from '../../src/property/twins.js';
import { isNoTurn, placesIn } from '../../src/property/view-items.js';
import { logOf } from '../../src/scenario/log-of.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import { holdsOnlyResults } from '../../src/transcript/exchange.js';
import type { Turn } from '../../src/transcript/turn.js';

export const resultsFollowUse: Property = {
  id: 'protocol/results-follow-use',
  clauses: ['K5'],
  level: 'must',
  claim: 'Nothing is put between a tool use and its results.',
  why: 'Providers want the results right after the use, and reject the request otherwise.',
  fix: 'Put the summary where an exchange begins, in front of everything that is kept.',
  needs: ['ownView'],
  premise: {
    text: 'a tool use and its result were in the view beside something that is no turn',
    share: 0.01,
    never: 'it never kept a tool exchange beside a summary',
  },
  judge({ moments, scenario }) {
    const told = new Set<string>();
    const violations: Violation[] = [];
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      if (!now.view.some(isNoTurn)) continue;
      for (const [use, result] of neighbours(scenario)) {
        const between = placesBetween(now, use, result);
        if (!between) continue;
        met += 1;
        const [start, end] = between;
        if (told.has(result.id) || !now.view.slice(start + 1, end).some(isForeign)) continue;
        told.add(result.id);
        violations.push({
          moment,
          turn: result.id,
          says: `something that is no turn stands between ${use.id}, a tool use, and ${result.id}, its result`,
        });
      }
    }
    return { met, violations };
  },
};

/** Uses and their results with nothing but results between them; twins could be any of several. */
const neighbours = remember((scenario: Scenario): readonly [use: Turn, result: Turn][] => {
  const log = logOf(scenario);
  const pairs: [Turn, Turn][] = [];
  const isOnlyOne = ({ text }: Turn) => !isTwin(scenario, text);
  for (const { kind, turns } of exchangesAt(scenario, { appended: log.length })) {
    if (kind !== 'tool') continue;
    const uses = turns.filter((turn) => turn.uses && isOnlyOne(turn));
    for (const use of uses) {
      const answers = ({ results = [] }: Turn) =>
        results.some((result) => use.uses!.some(({ id }) => id === result.use));
      for (const result of turns)
        if (answers(result) && isOnlyOne(result) && areNeighbours(log, use, result))
          pairs.push([use, result]);
    }
  }
  return pairs;
});

function areNeighbours(log: readonly Turn[], use: Turn, result: Turn): boolean {
  const start = log.indexOf(use);
  const end = log.indexOf(result, start);
  return log.slice(start + 1, Math.max(start, end)).every(holdsOnlyResults);
}

function placesBetween(now: Moment, use: Turn, result: Turn): [start: number, end: number] | null {
  const places = placesIn(now);
  const [start, end] = [places.get(use.id), places.get(result.id)];
  return start === undefined || end === undefined ? null : [start, end];
}

/** A result that was cleared keeps its role; kept turns in the wrong place are told of by protocol/log-order. */
function isForeign(item: SeenItem): boolean {
  return isNoTurn(item) && item.role !== 'tool';
}
