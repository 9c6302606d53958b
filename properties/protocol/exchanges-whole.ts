import { exchangesAt } from '../../src/property/log-at.js';
import type { Moment, Observation, SeenItem } from '../../src/property/observation.js';
import { isPartOf } from '../../src/property/part-of-turn.js';
import type { Property, Violation } from '../../src/property/property.js';
import { isTwin } from '../../src/property/twins.js';
import { isNoTurn, placesIn } from '../../src/property/view-items.js';
import { logOf } from '../../src/scenario/log-of.js';
import type { Exchange } from '../../src/transcript/exchange.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';

export const exchangesWhole: Property = {
  id: 'protocol/exchanges-whole',
  clauses: ['K4'],
  level: 'must',
  claim: 'Of a tool exchange all turns are in the view or none, and a use that waits for its result stays.',
  why: 'A provider rejects every request in which a tool result has no use, or a use no result.',
  fix: 'Group the turns into exchanges before anything is cut, and move the cut to the edge of one.',
  needs: ['ownView'],
  premise: {
    text: 'a tool exchange was in the log',
    share: 0.05,
  },
  judge(observation) {
    const { moments, scenario } = observation;
    const told = new Set<string>();
    const violations: Violation[] = [];
    const late = new Set<TurnId>();
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      for (const id of reachedTooLate(observation, moment)) late.add(id);
      for (const exchange of toolExchanges(observation, now)) {
        met += 1;
        if (exchange.turns.some(({ id }) => late.has(id))) continue;
        const [breach] = breaches(now, exchange);
        const first = exchange.turns[0]!.id;
        if (!breach || told.has(first)) continue;
        told.add(first);
        violations.push({ moment, ...breach });
      }
    }
    return { met: logOf(scenario).length > 0 ? met : 0, violations };
  },
};

/** Where ids do not survive, nobody knows which of two equal uses or results is in the view. */
function toolExchanges({ scenario }: Observation, now: Moment): Exchange[] {
  return exchangesAt(scenario, now).filter(
    ({ kind, turns }) => kind === 'tool' && !turns.some(({ text }) => isTwin(scenario, text)),
  );
}

/**
 * Turns that were out of the view before a result came for one of their uses. The use had been given up when they left,
 * and was an ordinary turn.
 */
function reachedTooLate({ moments, scenario }: Observation, moment: number): TurnId[] {
  const before = moments[moment - 1];
  const now = moments[moment]!;
  if (!before || before.appended === now.appended) return [];
  const places = placesIn(before);
  const known = new Map(
    exchangesAt(scenario, before).flatMap(({ turns, pending }) =>
      turns.map(({ id }) => [id, pending ? null : turns.length] as const),
    ),
  );
  return exchangesAt(scenario, now).flatMap(({ turns }) =>
    turns.flatMap(({ id }) => {
      const size = known.get(id);
      return typeof size === 'number' && size < turns.length && !places.has(id) ? [id] : [];
    }),
  );
}

function breaches(now: Moment, { turns, pending }: Exchange): Omit<Violation, 'moment'>[] {
  const places = placesIn(now);
  if (turns.every((turn) => isWhollyIn(now, places.get(turn.id), turn))) return [];
  const kept = turns.filter(({ id }) => places.has(id));
  const gone = turns.filter((turn) => !isWhollyIn(now, places.get(turn.id), turn));
  if (gone.length === 0 || (kept.length === 0 && !pending)) return [];
  const around = itemsAround(
    now,
    kept.map(({ id }) => places.get(id)!),
  );
  return gone
    .filter((turn) => !around.some((item) => isNoTurn(item) && item.role === roleOf(turn)))
    .map(({ id }) => ({
      turn: id,
      says: pending
        ? `${id} left the view, and its tool exchange still waits for a result`
        : `${id} is not wholly in the view, and the rest of its tool exchange is: ${kept.map((turn) => turn.id).join(', ')}`,
    }));
}

/** One turn may hold several results, each a message of its own. */
function isWhollyIn({ view }: Moment, place: number | undefined, turn: Turn): boolean {
  if (place === undefined) return false;
  const item = view[place]!;
  return item.type !== 'kept' || !isPartOf(item.text, turn);
}

/** What stands beside an exchange may stand in for its missing turns: a shortened use, a result that was cleared. */
function itemsAround({ view }: Moment, places: readonly number[]): SeenItem[] {
  let start = places.length > 0 ? Math.min(...places) : view.length - 1;
  let end = places.length > 0 ? Math.max(...places) : start;
  while (start > 0 && view[start]!.role === 'tool') start -= 1;
  while (view[end + 1]?.role === 'tool') end += 1;
  return view.slice(Math.max(0, start), end + 1);
}

function roleOf(turn: Turn): string {
  return turn.uses ? turn.role : 'tool';
}
