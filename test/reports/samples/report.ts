import type { Counterexample, PropertyReport, Report } from '../../../src/run/report.js';
import { INPUT_RANGE } from './input-range.js';

/** A property of a sample; it held unless `parts` say otherwise. */
export function property(
  id: string,
  clauses: readonly string[],
  parts: Partial<PropertyReport> = {},
): PropertyReport {
  return {
    id,
    clauses,
    level: 'must',
    claim: `The claim of ${id}.`,
    verdict: 'passed',
    reason: null,
    met: 1312,
    broken: 0,
    rateBelow: 0.0022807,
    figures: {},
    counterexample: null,
    ...parts,
  };
}

/** A property that a counterexample breaks. */
export function broken(found: Counterexample, parts: Partial<PropertyReport> = {}): PropertyReport {
  const { property: id, clauses, claim } = found;
  const counts = { met: 1877, broken: 412, rateBelow: null };
  return property(id, clauses, { claim, verdict: 'failed', ...counts, counterexample: found, ...parts });
}

/** A report of a sample. */
export function report(properties: PropertyReport[], parts: Partial<Report> = {}): Report {
  return {
    version: 1,
    tool: '0.1.0',
    law: '1.0',
    compactor: { name: 'input-range', version: '1.2.0' },
    settings: {
      seed: 42,
      runs: 2000,
      timeMs: null,
      encoding: 'o200k_base',
      level: 'must',
      properties: properties.map(({ id }) => id),
    },
    runs: 2000,
    ended: 'runs',
    durationMs: 3412,
    verdict: 'failed',
    properties,
    ...parts,
  };
}

/** Two properties broken on the same conversation, and one of each other verdict. */
export const REPORT = report([
  broken(INPUT_RANGE),
  property('coverage/facts-present', ['S13'], {
    level: 'should',
    verdict: 'skipped',
    reason: 'it does not say that it verifies facts',
    met: 0,
    rateBelow: null,
    figures: { 'hollow coverage': { part: 12, whole: 340, interval: [0.018373, 0.060845] } },
  }),
  property('coverage/exact-boundary', ['S14'], {
    verdict: 'unknown',
    reason: 'the premise was met in 3 runs, 20 are needed',
    met: 3,
    rateBelow: null,
  }),
  property('conservation/partition', ['S5']),
  broken({
    ...INPUT_RANGE,
    property: 'reconstruction/fact-answered',
    clauses: ['S9'],
    claim: 'A turn that was appended is answered with its fact.',
    violations: [{ moment: 1, turn: 't2', says: 'the answer for t2 lacks its fact DE-7730' }],
    file: '.compaction-check/reconstruction/fact-answered/3f9c1b72.json',
  }),
  property('reconstruction/honest-source', ['S12'], {
    verdict: 'skipped',
    reason: 'it does not say where its answers come from',
    met: 0,
    rateBelow: null,
  }),
  property('failure/nothing-unusable-committed', ['K2', 'K3'], { met: 640, rateBelow: 0.00467 }),
]);
