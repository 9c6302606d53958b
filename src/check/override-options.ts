import type { CheckOptions } from './check-options.js';

/** Options where the stronger ones win; a profile replaces a number of runs that is weaker than it. */
export function overrideOptions(weaker: CheckOptions, stronger: CheckOptions): CheckOptions {
  const options = { ...weaker, ...stronger };
  if (stronger.profile !== undefined && stronger.runs === undefined) delete options.runs;
  return options;
}
