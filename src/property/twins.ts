import { logOf } from '../scenario/log-of.js';
import type { Scenario } from '../scenario/scenario.js';
import { TextMap } from '../transcript/text-map.js';
import { remember } from './remember.js';

interface Places {
  byText: TextMap<number[]>;
  /** The texts that several turns have, with where these stand. */
  twins: Map<string, readonly number[]>;
}

const placesIn = remember((scenario: Scenario): Places => {
  const places: Places = { byText: new TextMap(), twins: new Map() };
  for (const [place, { text }] of logOf(scenario).entries()) {
    const others = places.byText.get(text);
    if (others) {
      others.push(place);
      places.twins.set(text, others);
    } else places.byText.set(text, [place]);
  }
  return places;
});

/**
 * Where in the log turns with this text stand. Where ids do not survive, an item of the view may be any of them.
 */
export function placesOfText(scenario: Scenario, text: string): readonly number[] {
  return placesIn(scenario).byText.get(text) ?? [];
}

/** The texts that several turns of the log have, with where they stand. */
export function twinTexts(scenario: Scenario): ReadonlyMap<string, readonly number[]> {
  return placesIn(scenario).twins;
}

/** Whether the log has another turn with this text. */
export function isTwin(scenario: Scenario, text: string): boolean {
  return placesIn(scenario).twins.size > 0 && placesOfText(scenario, text).length > 1;
}
