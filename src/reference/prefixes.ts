import type { Settings } from '../compactor/settings.js';
import { compareToCeiling } from '../transcript/ceiling.js';
import { protectedTurns } from '../transcript/eligible.js';
import { type Exchange, exchangesOf } from '../transcript/exchange.js';
import type { Turn, TurnId } from '../transcript/turn.js';

/**
 * The exchanges that a pass may take out of the view, oldest first: wholly in the view, neither pending nor pinned,
 * outside the `keep` newest turns, and without the turns that always stay (K4, K5).
 */
export function removableExchanges(
  log: readonly Turn[],
  inView: (id: TurnId) => boolean,
  keep = 0,
): Exchange[] {
  const newest = keep > 0 ? log.slice(Math.max(0, log.length - Math.ceil(keep))) : [];
  const staying = new Set([...protectedTurns(log), ...newest]);
  const mayLeave = (turn: Turn) => inView(turn.id) && !turn.pinned && !staying.has(turn);
  return exchangesOf(log).filter(({ turns, pending }) => !pending && turns.every(mayLeave));
}

/**
 * The prefixes that a pass may hand to the summarizer, in the order in which they are worth trying: the longest at or
 * below the ceiling, then the older half of it, and so on down to the oldest exchange that has an anchor (S3b).
 *
 * Exchanges that are above the ceiling by themselves are passed over; if there are no others, the oldest of them is
 * handed in alone, and the pass will fail closed (S4). Each prefix is in log order and ends with an anchored exchange.
 */
export function* prefixes(
  log: readonly Turn[],
  exchanges: readonly Exchange[],
  { summaryBudget, ratios }: Settings,
): Generator<Turn[]> {
  const isSafe = (turns: readonly Turn[]) => compareToCeiling(turns, summaryBudget, ratios) <= 0;
  const small = exchanges.filter(({ turns }) => isSafe(turns));
  const oldest = small.findIndex(isAnchored);
  if (oldest < 0) {
    const large = exchanges.find(isAnchored);
    if (large) yield large.turns;
    return;
  }
  const leading = small.slice(0, oldest + 1).flatMap(({ turns }) => turns);
  const candidates = isSafe(leading) ? small : small.slice(oldest);
  const ends = candidates.flatMap((exchange, place) => (isAnchored(exchange) ? [place + 1] : []));
  const run = (anchored: number) => {
    const chosen = new Set(candidates.slice(0, ends[anchored - 1]).flatMap(({ turns }) => turns));
    return log.filter((turn) => chosen.has(turn));
  };
  for (let anchored = longest(ends.length, (count) => isSafe(run(count))); anchored > 0; ) {
    yield run(anchored);
    anchored = Math.floor(anchored / 2);
  }
}

/** The largest count up to `most` that fits, where all that are smaller fit too and 1 does. */
function longest(most: number, fits: (count: number) => boolean): number {
  let [least, end] = [1, most];
  while (least < end) {
    const middle = Math.ceil((least + end) / 2);
    if (fits(middle)) least = middle;
    else end = middle - 1;
  }
  return least;
}

function isAnchored({ turns }: Exchange): boolean {
  return turns.some((turn) => turn.anchor !== null);
}
