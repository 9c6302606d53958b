import { HarnessError } from '../errors/harness-error.js';
import type { Property } from '../property/property.js';
import type { Scenario } from '../scenario/scenario.js';
import type { Breach } from './breach.js';
import type { Playing } from './player.js';

/** Drives a scenario and lets a property judge it; null where a model did not answer in it, so that nothing is known. */
export async function playAndJudge(
  player: Playing,
  property: Property,
  scenario: Scenario,
  take = 0,
): Promise<Breach | null> {
  try {
    const observation = await player.play(scenario, take);
    const { violations } = await player.judge(property, observation, take);
    return { observation, violations };
  } catch (error) {
    if (error instanceof HarnessError) return null;
    throw error;
  }
}
