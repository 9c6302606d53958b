import type { Capabilities } from '../compactor/capabilities.js';
import type { Compactor } from '../compactor/compactor.js';
import { selfCheck } from '../self-check/self-check.js';
import type { SelfCheckHooks } from '../self-check/self-check-options.js';
import type { SelfCheckReport } from '../self-check/self-check-report.js';
import type { CheckOptions } from './check-options.js';
import { openCheck } from './open-check.js';
import { RefusalWatch } from './refusal-watch.js';
import { selfCheckPlan } from './self-check-plan.js';

interface Hooks extends SelfCheckHooks {
  /** What the compactor supports, where that is known already. */
  supports?: Capabilities;
}

/**
 * Checks, as valid options want it, that properties can fail on a compactor.
 *
 * @throws HarnessError CC_PROPERTY_UNKNOWN, CC_SETTINGS_REFUSED when the compactor refused to open in every run.
 */
export async function runSelfCheck(
  compactor: Compactor,
  options: CheckOptions,
  hooks: Hooks = {},
): Promise<SelfCheckReport> {
  const plan = selfCheckPlan(options);
  const { tokenizer, properties, source } = await openCheck(compactor, options, plan, hooks.supports);
  return selfCheck(compactor, source, properties, { ...plan, tokenizer }, unlessRefused(compactor, hooks));
}

/** Hooks that end it before the first corruption where the compactor never opened: there is nothing to be corrupted. */
function unlessRefused({ name }: Compactor, hooks: SelfCheckHooks): SelfCheckHooks {
  const refusals = new RefusalWatch({});
  return {
    ...hooks,
    play: (scenario, drive, stepLimitMs, corruption) => {
      const { play = (_scenario, drive) => drive() } = hooks;
      const played = () => play(scenario, drive, stepLimitMs, corruption);
      if (corruption === null) return refusals.hooks.play(scenario, played, stepLimitMs);
      refusals.throwIfNothingElse(name);
      return played();
    },
  };
}
