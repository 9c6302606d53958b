import type { Settings } from '../../src/compactor/settings.js';
import { compareToCeiling } from '../../src/transcript/ceiling.js';
import type { Exchange } from '../../src/transcript/exchange.js';

/** The longest run of oldest exchanges that is not above the ceiling; one that is above it alone is passed over. */
export function prefixBelowCeiling(
  exchanges: readonly Exchange[],
  { summaryBudget, ratios }: Settings,
): Exchange[] {
  const fits = (run: readonly Exchange[]) =>
    compareToCeiling(
      run.flatMap((exchange) => exchange.turns),
      summaryBudget,
      ratios,
    ) <= 0;
  const prefix: Exchange[] = [];
  for (const exchange of exchanges.filter((one) => fits([one]))) {
    if (!fits([...prefix, exchange])) break;
    prefix.push(exchange);
  }
  return prefix;
}
