import type { TurnId } from '../transcript/turn.js';
import type { Observation } from './observation.js';
import type { Violation } from './property.js';
import { type Stay, turnStory } from './turn-story.js';

/** Where one turn of a breach was. */
export interface TurnStory {
  turn: TurnId;
  stays: Stay[];
}

const MOST_TURNS = 3;

/** Where the turns of a breach were, those that are named first, at most three. */
export function turnStories(observation: Observation, violations: readonly Violation[]): TurnStory[] {
  const ids = [...new Set(violations.flatMap(({ turn }) => turn ?? []))].slice(0, MOST_TURNS);
  return ids.flatMap((turn) => {
    const stays = turnStory(observation, turn);
    return stays.length > 0 ? [{ turn, stays }] : [];
  });
}

/** The field of a report that tells them; none where there is no turn to tell of. */
export function storiesOf(
  observation: Observation,
  violations: readonly Violation[],
): { stories?: TurnStory[] } {
  const stories = turnStories(observation, violations);
  return stories.length > 0 ? { stories } : {};
}
