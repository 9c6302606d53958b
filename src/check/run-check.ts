import type { Capabilities } from '../compactor/capabilities.js';
import type { Compactor } from '../compactor/compactor.js';
import type { Report } from '../run/report.js';
import { run } from '../run/run.js';
import type { RunHooks } from '../run/run-options.js';
import type { CheckOptions } from './check-options.js';
import { labelShares } from './label-shares.js';
import { openCheck } from './open-check.js';
import { planOf } from './plan.js';
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
  const { tokenizer, properties, source } = await openCheck(compactor, options, plan, hooks.supports);
  const refusals = new RefusalWatch(hooks);
  const report = await run(compactor, source, properties, { ...plan, tokenizer }, refusals.hooks);
  refusals.throwIfNothingElse(compactor.name);
  if (!options.statistics || report.ended === 'interrupted') return report;
  const drawn = { seed: plan.seed, runs: report.runs, given: options.turns !== undefined, shard: plan.shard };
  return { ...report, statistics: await labelShares(source, tokenizer, drawn) };
}
