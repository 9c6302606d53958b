import { logOf } from '../scenario/log-of.js';
import type { Scenario } from '../scenario/scenario.js';

const known = new WeakMap<Scenario, Map<string, number[]>>();

/**
 * Where in the log turns with this text stand. Where ids do not survive, an item of the view may be any of them.
 */
export function placesOfText(scenario: Scenario, text: string): readonly number[] {
  let places = known.get(scenario);
  if (!places) {
    places = new Map();
    for (const [place, turn] of logOf(scenario).entries()) {
      const twins = places.get(turn.text);
      if (twins) twins.push(place);
      else places.set(turn.text, [place]);
    }
    known.set(scenario, places);
  }
  return places.get(text) ?? [];
}

/** Whether the log has another turn with this text. */
export function isTwin(scenario: Scenario, text: string): boolean {
  return placesOfText(scenario, text).length > 1;
}
