import { partsOf } from '../../generators/neighbours/parts-of.js';
import { loadScenarios } from '../../generators/scenario/load-scenarios.js';
import { scopeOf } from '../../generators/scope/scope-of.js';
import type { Capabilities } from '../compactor/capabilities.js';
import type { Compactor } from '../compactor/compactor.js';
import { probeCapabilities } from '../drive/probe-capabilities.js';
import type { Property } from '../property/property.js';
import type { ScenarioSource } from '../run/scenario-source.js';
import type { Scenario } from '../scenario/scenario.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import type { CheckOptions } from './check-options.js';
import { loadCounter } from './load-counter.js';
import type { Plan } from './plan.js';
import { propertiesFor } from './properties-for.js';

/** All that a compactor is checked with. */
export interface OpenCheck {
  tokenizer: Tokenizer;
  properties: Property[];
  source: ScenarioSource;
}

/**
 * Loads what valid options and a plan ask for; `known` is what the compactor supports, where that is known already.
 *
 * @throws HarnessError CC_PROPERTY_UNKNOWN.
 */
export async function openCheck(
  compactor: Compactor,
  options: CheckOptions,
  { encoding, stepLimitMs, model }: Plan,
  known?: Capabilities,
): Promise<OpenCheck> {
  const tokenizer = await loadCounter(encoding, options.countTokens);
  const supports = known ?? (await probeCapabilities(compactor, tokenizer, stepLimitMs));
  const properties = propertiesFor(supports, options);
  const arbitrary = await loadScenarios({
    supports,
    encoding: options.countTokens ? tokenizer : encoding,
    ...(options.turns && { turns: [...options.turns] }),
    ...(model !== undefined && { model }),
  });
  const neighbours = (scenario: Scenario) => partsOf(scenario, { tokenizer, supports });
  const scope = (scenario: Scenario) => scopeOf(scenario, { tokenizer, supports });
  return { tokenizer, properties, source: { arbitrary, supports, neighbours, scope } };
}
