import { counts } from '../property/counts.js';
import { mergeVerdicts, type Verdict } from '../property/verdict.js';
import { knownEffect } from './known-effect.js';
import type { PropertyReport } from './report.js';
import type { RunOptions } from './run-options.js';

/** The verdict of a run: that of its properties, apart from known failures, which pass, or fail it at any level. */
export function verdictOfAll(
  properties: readonly PropertyReport[],
  settings: Pick<RunOptions, 'level'>,
): Verdict {
  return mergeVerdicts(
    properties.flatMap((property) => {
      const effect = knownEffect(property);
      if (effect === 'fails') return 'failed';
      if (!counts(property, settings)) return [];
      return effect === 'passes' ? 'passed' : property.verdict;
    }),
  );
}
