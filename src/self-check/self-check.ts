import type { Compactor } from '../compactor/compactor.js';
import { counts } from '../property/counts.js';
import type { Property } from '../property/property.js';
import { mergeVerdicts, type Verdict } from '../property/verdict.js';
import { reportHead } from '../run/report-head.js';
import type { ScenarioSource } from '../run/scenario-source.js';
import { Tally } from '../run/tally.js';
import { whySkipped } from '../run/why-skipped.js';
import { Bench } from './bench.js';
import { CORRUPTIONS } from './corruptions/registry.js';
import { playAsItIs } from './play-as-it-is.js';
import { playCorruptions } from './play-corruptions.js';
import type { SelfCheckHooks, SelfCheckOptions } from './self-check-options.js';
import type { PropertySelfCheck, SelfCheckReport } from './self-check-report.js';
import { Suspect } from './suspect.js';

/**
 * Checks that properties can fail on a compactor: drives it as it is and corrupted, over the same scenarios, until every
 * property has found something wrong. Which corruption makes which property fire is found by trying.
 */
export async function selfCheck(
  compactor: Compactor,
  source: ScenarioSource,
  properties: readonly Property[],
  options: SelfCheckOptions,
  hooks: SelfCheckHooks = {},
): Promise<SelfCheckReport> {
  const bench = new Bench(compactor, source, options, hooks);
  const suspects = properties.map(
    (property) => new Suspect(new Tally(property, whySkipped(property, source.supports))),
  );
  await playAsItIs(bench, suspects);
  const corruptions = await playCorruptions(bench, CORRUPTIONS, suspects);
  const reports = suspects.map((suspect) => suspect.report(bench.pace.ended === 'done'));
  return {
    ...reportHead(compactor, properties, options),
    kind: 'self-check',
    runs: bench.runs,
    plays: bench.pace.plays,
    ended: bench.pace.ended,
    durationMs: Math.round(bench.pace.elapsedMs),
    verdict: mergeVerdicts(reports.map((report) => verdictOf(report, options))),
    properties: reports,
    corruptions,
  };
}

/** A `should` that the compactor breaks has been seen to fire; it fails only when asked. */
function verdictOf(report: PropertySelfCheck, options: SelfCheckOptions): Verdict {
  switch (report.sensitivity) {
    case 'fired':
      return 'passed';
    case 'broken':
      return counts(report, options) ? 'failed' : 'passed';
    case 'silent':
      return 'unknown';
    case 'skipped':
      return 'skipped';
  }
}
