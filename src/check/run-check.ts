import { loadScenarios } from '../../generators/scenario/load-scenarios.js';
import type { Capabilities } from '../compactor/capabilities.js';
import type { Compactor } from '../compactor/compactor.js';
import { probeCapabilities } from '../drive/probe-capabilities.js';
import type { Report } from '../run/report.js';
import { run } from '../run/run.js';
import type { RunHooks } from '../run/run-options.js';
import type { CheckOptions } from './check-options.js';
import { loadCounter } from './load-counter.js';
import { planOf } from './plan.js';
import { propertiesFor } from './properties-for.js';
import { RefusalWatch } from './refusal-watch.js';

export interface CheckHooks extends RunHooks {
  /** What the compactor supports, where that is known already. */
  supports?: Capabilities;
}

/**
 * Checks a compactor as valid options want it.
 *
 * @throws HarnessError CC_PROPERTY_UNKNOWN, CC_SETTINGS_REFUSED when the compactor refused to open in every run.
 */
export async function runCheck(
  compactor: Compactor,
  options: CheckOptions,
  hooks: CheckHooks = {},
): Promise<Report> {
  const plan = planOf(options);
  const tokenizer = await loadCounter(plan.encoding, options.countTokens);
  const supports = hooks.supports ?? (await probeCapabilities(compactor, tokenizer, plan.stepLimitMs));
  const properties = propertiesFor(supports, options);
  const arbitrary = await loadScenarios({
    supports,
    encoding: options.countTokens ? tokenizer : plan.encoding,
    ...(options.turns && { turns: [...options.turns] }),
  });
  const refusals = new RefusalWatch(hooks);
  const report = await run(
    compactor,
    { arbitrary, supports },
    properties,
    { ...plan, tokenizer },
    refusals.hooks,
  );
  refusals.throwIfNothingElse(compactor.name);
  return report;
}
