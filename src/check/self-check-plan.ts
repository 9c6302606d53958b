import type { CheckOptions } from './check-options.js';
import { type Plan, planOf } from './plan.js';

/** How many runs a self-check takes, unless it is told: enough for every premise to occur. */
const RUNS = 300;

/** The plan of a self-check that valid options amount to. */
export function selfCheckPlan(options: CheckOptions): Plan {
  return planOf(options.profile === undefined ? { runs: RUNS, ...options } : options);
}
