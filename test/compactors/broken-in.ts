import type { Specimen } from '../../compactors/specimen.js';
import { PROPERTIES } from '../../properties/registry.js';
import type { Capabilities } from '../../src/compactor/capabilities.js';
import { judgementOf } from '../../src/property/judgement-of.js';
import { whySkipped } from '../../src/run/why-skipped.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import { play } from '../conversation.js';

/** What a specimen supports, and for each property that it breaks in a scenario, what was said of it. */
export async function brokenIn(
  { make }: Specimen,
  scenario: Scenario,
): Promise<{ supports: Capabilities; broken: Record<string, string[]> }> {
  const again = (played: Scenario) => play(make(), played);
  const observation = await again(scenario);
  const { supports } = observation;
  const broken: Record<string, string[]> = {};
  for (const property of PROPERTIES) {
    if (whySkipped(property, supports) !== null) continue;
    const { violations } = await judgementOf(property, observation, again);
    if (violations.length > 0) broken[property.id] = violations.map(({ says }) => says);
  }
  return { supports, broken };
}
