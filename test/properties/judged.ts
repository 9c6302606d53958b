import { expect } from 'vitest';
import type { Compactor } from '../../src/compactor/compactor.js';
import { judgementOf } from '../../src/property/judgement-of.js';
import type { Judgement, Property } from '../../src/property/property.js';
import { whySkipped } from '../../src/run/why-skipped.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import { scenarioProblems } from '../../src/scenario/validate.js';
import { play, tokenizer } from '../conversation.js';

/** What a property, which must not skip it, says about a compactor in a well-formed scenario. */
export async function judge(
  property: Property,
  compactor: Compactor,
  played: Scenario,
): Promise<Required<Judgement>> {
  expect(scenarioProblems(played, tokenizer)).toEqual([]);
  const observation = await play(compactor, played);
  expect(whySkipped(property, observation.supports)).toBeNull();
  const judgement = await judgementOf(property, observation, (companion) => play(compactor, companion));
  return { figures: {}, ...judgement };
}

/** How often the premise occurred, and where the claim broke: the turn, or the moment where no turn is named. */
export async function judged(
  property: Property,
  compactor: Compactor,
  played: Scenario,
): Promise<{ met: number; broken: string[] }> {
  const { met, violations } = await judge(property, compactor, played);
  return { met, broken: violations.map(({ turn, moment }) => turn ?? `moment ${moment}`) };
}
