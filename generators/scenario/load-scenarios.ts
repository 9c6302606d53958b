import type fc from 'fast-check';
import type { Scenario } from '../../src/scenario/scenario.js';
import type { EncodingName } from '../../src/tokens/encoding.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import { loadMaterial } from '../material/material.js';
import { type ScenarioOptions, scenarioArbitrary } from './scenario-arbitrary.js';

/** Loads what scenarios are made of, and gives the arbitrary that makes them. */
export async function loadScenarios({
  encoding,
  ...options
}: ScenarioOptions & { encoding: EncodingName | Tokenizer }): Promise<fc.Arbitrary<Scenario>> {
  return scenarioArbitrary(await loadMaterial(encoding), options);
}
