import type { SeenClaims, SeenItem } from '../property/observation.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { isListOfText, isRecord, nonsense } from './nonsense.js';

/**
 * A returned pointer set in one form: what `summaryOf` and `firstKept` claim is spelled out as covered ids.
 *
 * @throws NonsenseError when the value is no pointer set.
 */
export function readClaims(value: unknown, log: readonly Turn[], view: readonly SeenItem[]): SeenClaims {
  const claims = isRecord(value) ? value : nonsense('claims()', 'an object with id lists', value);
  const summaryOf = readSummaryOf(claims.summaryOf);
  const list = (name: 'covered' | 'uncovered' | 'kept'): TurnId[] | null => {
    const ids = claims[name];
    if (ids === undefined) return null;
    return isListOfText(ids) ? [...ids] : nonsense('claims()', `\`${name}\` to be a list of turn ids`, ids);
  };
  const uncovered = list('uncovered') ?? [];
  const kept = list('kept');
  const covered =
    list('covered') ??
    beforeFirstKept(claims.firstKept, log, view, uncovered) ??
    inLogOrder(Object.keys(summaryOf), log);
  return { covered, uncovered, kept, summaryOf };
}

/** The turns that a pointer set, as returned, says are covered or uncovered, and so not in the view; none if it is unreadable. */
export function claimedElsewhere(value: unknown): ReadonlySet<TurnId> {
  if (!isRecord(value)) return new Set();
  return new Set([value.covered, value.uncovered].flatMap((ids) => (isListOfText(ids) ? ids : [])));
}

/** A record has no order of its own; ids of no turn come last. */
function inLogOrder(ids: readonly TurnId[], log: readonly Turn[]): TurnId[] {
  const known = log.map((turn) => turn.id).filter((id) => ids.includes(id));
  return [...known, ...ids.filter((id) => !known.includes(id))];
}

function beforeFirstKept(
  firstKept: unknown,
  log: readonly Turn[],
  view: readonly SeenItem[],
  uncovered: readonly TurnId[],
): TurnId[] | null {
  if (firstKept === undefined) return null;
  const end = log.findIndex((turn) => turn.id === firstKept);
  if (end < 0) nonsense('claims()', '`firstKept` to be the id of an appended turn', firstKept);
  const elsewhere = new Set<TurnId>(uncovered);
  for (const item of view) if (item.type === 'kept' && item.turn) elsewhere.add(item.turn);
  return log.slice(0, end).flatMap((turn) => (elsewhere.has(turn.id) ? [] : [turn.id]));
}

function readSummaryOf(value: unknown): Record<TurnId, string> {
  if (value === undefined) return {};
  if (!isRecord(value) || !isListOfText(Object.values(value))) {
    nonsense('claims()', '`summaryOf` to map turn ids to summary ids', value);
  }
  return { ...value } as Record<TurnId, string>;
}
