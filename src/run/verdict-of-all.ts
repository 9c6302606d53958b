import { counts } from '../property/counts.js';
import { mergeVerdicts, type Verdict } from '../property/verdict.js';
import { knownEffect } from './known-effect.js';
import type { PropertyReport, StoreReport } from './report.js';
import type { RunOptions } from './run-options.js';
import { unreadCases } from './unread-cases.js';

/**
 * The verdict of a run: that of its properties, apart from known failures, which pass, or fail it at any level. With a
 * stored case that could not be read nothing has passed: what it guards against may be back.
 */
export function verdictOfAll(
  properties: readonly PropertyReport[],
  settings: Pick<RunOptions, 'level'>,
  store?: Pick<StoreReport, 'problems'> | null,
): Verdict {
  const verdicts = properties.flatMap((property): Verdict[] => {
    const effect = knownEffect(property);
    if (effect === 'fails') return ['failed'];
    if (!counts(property, settings)) return [];
    return [effect === 'passes' ? 'passed' : property.verdict];
  });
  return mergeVerdicts(unreadCases(store) > 0 ? [...verdicts, 'unknown'] : verdicts);
}
