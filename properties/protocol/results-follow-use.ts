import type { Moment, SeenItem } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import { isTwin } from '../../src/property/twins.js';
import { isNoTurn, placesIn } from '../../src/property/view-items.js';
import { logOf } from '../../src/scenario/log-of.js';
import { exchangesOf } from '../../src/transcript/exchange.js';
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
    const pairs = neighbours(logOf(scenario)).filter((pair) =>
      pair.every(({ text }) => !isTwin(scenario, text)),
    );
    const told = new Set<string>();
    const violations: Violation[] = [];
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      if (!now.view.some(isNoTurn)) continue;
      for (const [use, result] of pairs) {
        const between = itemsBetween(now, use, result);
        if (!between) continue;
        met += 1;
        if (told.has(result.id) || !between.some(isForeign)) continue;
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

/** Uses and their results with nothing but results between them. */
function neighbours(log: readonly Turn[]): [use: Turn, result: Turn][] {
  const place = new Map(log.map((turn, index) => [turn, index]));
  const holdsOnlyResults = (turn: Turn) => Boolean(turn.results?.length) && !turn.uses?.length;
  const exchanges = exchangesOf(log).filter(({ kind }) => kind === 'tool');
  return exchanges.flatMap(({ turns }) =>
    turns.flatMap((use) => {
      const ids = new Set(use.uses?.map(({ id }) => id));
      const results = turns.filter((turn) => turn.results?.some((result) => ids.has(result.use)));
      return results
        .filter((result) => log.slice(place.get(use)! + 1, place.get(result)!).every(holdsOnlyResults))
        .map((result): [Turn, Turn] => [use, result]);
    }),
  );
}

function itemsBetween(now: Moment, use: Turn, result: Turn): readonly SeenItem[] | null {
  const places = placesIn(now);
  const [start, end] = [places.get(use.id), places.get(result.id)];
  return start === undefined || end === undefined ? null : now.view.slice(start + 1, end);
}

/** A result that was cleared keeps its role; kept turns in the wrong place are told of by protocol/log-order. */
function isForeign(item: SeenItem): boolean {
  return isNoTurn(item) && item.role !== 'tool';
}
