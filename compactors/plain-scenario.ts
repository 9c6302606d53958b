import type { Scenario, Step } from '../src/scenario/scenario.js';

/** A scenario without a budget, with the default ratios and a faithful summarizer, unless something else is said. */
export function plainScenario(
  steps: Step[],
  rest: { settings?: Partial<Scenario['settings']>; summarizer?: Partial<Scenario['summarizer']> } = {},
): Scenario {
  return {
    version: 1,
    encoding: 'o200k_base',
    settings: {
      summaryBudget: null,
      ratios: { prose: [5, 1], structured: [3, 1] },
      window: 8192,
      ...rest.settings,
    },
    summarizer: { finish: true, marker: false, report: 'none', faults: [], ...rest.summarizer },
    steps,
  };
}
