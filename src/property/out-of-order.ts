import type { Scenario } from '../scenario/scenario.js';
import type { Turn, TurnId } from '../transcript/turn.js';
import { isInOrder } from './in-order.js';
import type { Moment } from './observation.js';
import { turnOf } from './turn-of.js';
import { placesOfText } from './twins.js';

/**
 * The kept turns that stand behind a later one, among those that `counts`. An item may be any of several twins, so that
 * it is misplaced only where none of them would be in order. A turn that stands there twice is placed by its first item.
 */
export function misplacedIn(scenario: Scenario, moment: Moment, counts: (turn: Turn) => boolean): TurnId[] {
  if (isInOrder(scenario, moment)) return [];
  const { view, appended } = moment;
  const misplaced: TurnId[] = [];
  const seen = new Set<TurnId>();
  let last = -1;
  for (const item of view) {
    const turn = item.type === 'kept' && item.turn !== null ? turnOf(scenario, item.turn) : undefined;
    if (!turn || !counts(turn) || seen.has(turn.id)) continue;
    seen.add(turn.id);
    const next = placesOfText(scenario, turn.text).find((place) => place > last && place < appended);
    if (next === undefined) misplaced.push(turn.id);
    else last = next;
  }
  return misplaced;
}
