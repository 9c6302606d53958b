import { oddSettings } from '../scenario/odd-settings.js';
import type { Observation } from './observation.js';
import type { Judgement, Property } from './property.js';
import { remember } from './remember.js';

const hasOddSettings = remember(({ settings }: Observation['scenario']) => oddSettings(settings).length > 0);

/** What a property says about an observation; nothing under settings that it was not made for. */
export async function judgementOf(
  property: Property,
  observation: Observation,
  play: (scenario: Observation['scenario']) => Promise<Observation>,
): Promise<Judgement> {
  const { scenario } = observation;
  if (!property.anySettings && hasOddSettings(scenario)) return { met: 0, violations: [] };
  const companions: Observation[] = [];
  for (const companion of property.companions?.(scenario, observation) ?? [])
    companions.push(await play(companion));
  const judgement = property.judge(observation, companions);
  // What broke it was put to the test, also where the premise looks elsewhere: no rate has more breaches than runs.
  return judgement.violations.length > 0 ? { ...judgement, met: Math.max(1, judgement.met) } : judgement;
}
