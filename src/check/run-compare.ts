import { loadScenarios } from '../../generators/scenario/load-scenarios.js';
import { type Case, caseOf, generatedCases } from '../compare/cases.js';
import type { CompareHooks } from '../compare/compare-options.js';
import type { CompareReport } from '../compare/compare-report.js';
import { compareRuns, withoutRuns } from '../compare/compare-runs.js';
import type { Contender } from '../compare/contender.js';
import { jointCapabilities } from '../compare/joint-capabilities.js';
import { whyIncomparable } from '../compare/why-incomparable.js';
import type { Scenario } from '../scenario/scenario.js';
import type { Tokenizer } from '../tokens/tokenizer.js';
import type { CheckOptions } from './check-options.js';
import type { Plan } from './plan.js';
import { propertiesFor } from './properties-for.js';

/** Who is compared, by which tokens, and how they are driven. */
export interface CompareTask {
  old: Contender;
  now: Contender;
  tokenizer: Tokenizer;
  /** Whether both may be driven at the same time. */
  together: boolean;
  /** The one scenario that they are compared on, in place of generated ones. */
  only?: Scenario;
  /** The stored ones, where the old one is known by them and cannot be driven. */
  stored?: AsyncIterable<Case>;
  /** Of stored ones that were all played: whether there are so few because too many did not return. */
  isCutShort?(): boolean;
  /** Why it would be unfair to compare them; null if it is fair. */
  unfair?: string | null;
}

/**
 * Compares two compactors as valid options and their plan want it, with scenarios for what both of them can be told.
 *
 * @throws HarnessError CC_PROPERTY_UNKNOWN.
 */
export async function runCompare(
  { only, stored, unfair = null, tokenizer, ...task }: CompareTask,
  options: CheckOptions,
  plan: Plan,
  hooks: CompareHooks = {},
): Promise<CompareReport> {
  const properties = propertiesFor(task.now.supports, options);
  const incomparable = unfair ?? whyIncomparable(task.old, task.now);
  if (incomparable !== null) return withoutRuns({ ...task, properties }, plan, incomparable);
  if (stored) return compareRuns({ ...task, properties, arbitrary: null, cases: stored }, plan, hooks);
  const arbitrary = await loadScenarios({
    supports: jointCapabilities(task.old.supports, task.now.supports),
    encoding: options.countTokens ? tokenizer : plan.encoding,
    ...(options.turns && { turns: [...options.turns] }),
  });
  const cases = only ? [caseOf(0, only)] : generatedCases(arbitrary, plan);
  const comparison = { ...task, properties, arbitrary, cases };
  return compareRuns(comparison, only ? { ...plan, runs: 1 } : plan, hooks);
}
