import type { Environment } from '../../src/compactor/compactor.js';
import type { Write } from './fold-prefix.js';
import { holdsSomething } from './holds-something.js';

/** Asks the summarizer, and takes its answer if that fits and holds something of the turns. */
export function usefulSummary(environment: Environment): Write {
  return async (shown) => {
    const budget = environment.settings.summaryBudget ?? undefined;
    const response = await environment.summarizer.complete({ turns: shown, budget });
    return response.kind === 'text' && holdsSomething(response.text, shown, environment) ? response : null;
  };
}
