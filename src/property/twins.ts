import { logOf } from '../scenario/log-of.js';
import type { Scenario } from '../scenario/scenario.js';
import { remember } from './remember.js';

const placesByText = remember((scenario: Scenario): ReadonlyMap<string, readonly number[]> => {
  const places = new Map<string, number[]>();
  for (const [place, turn] of logOf(scenario).entries()) {
    const twins = places.get(turn.text);
    if (twins) twins.push(place);
    else places.set(turn.text, [place]);
  }
  return places;
});

/**
 * Where in the log turns with this text stand. Where ids do not survive, an item of the view may be any of them.
 */
export function placesOfText(scenario: Scenario, text: string): readonly number[] {
  return placesByText(scenario).get(text) ?? [];
}

/** The texts that several turns of the log have, with where they stand. */
export const twinTexts = remember((scenario: Scenario): ReadonlyMap<string, readonly number[]> => {
  return new Map([...placesByText(scenario)].filter(([, places]) => places.length > 1));
});

/** Whether the log has another turn with this text. */
export function isTwin(scenario: Scenario, text: string): boolean {
  return placesOfText(scenario, text).length > 1;
}
