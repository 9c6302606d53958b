import type * as fc from 'fast-check';
import { fromDraw } from '../../../generators/from-draw.js';
import { loadScenarios } from '../../../generators/scenario/load-scenarios.js';
import { shrinkScenario } from '../../../generators/shrink/shrink-scenario.js';
import type { Compactor } from '../../../src/compactor/compactor.js';
import { probeCapabilities } from '../../../src/drive/probe-capabilities.js';
import type { Property } from '../../../src/property/property.js';
import type { PropertyReport, Report } from '../../../src/run/report.js';
import { run } from '../../../src/run/run.js';
import type { RunHooks, RunOptions } from '../../../src/run/run-options.js';
import type { ScenarioSource } from '../../../src/run/scenario-source.js';
import type { Scenario } from '../../../src/scenario/scenario.js';
import { tokenizer } from '../../conversation.js';

export const OPTIONS: RunOptions = {
  seed: 1,
  runs: 60,
  timeMs: null,
  shrinkTimeMs: 30_000,
  stepLimitMs: 2000,
  encoding: 'o200k_base',
  tokenizer,
  level: 'must',
  bail: false,
};

/** Generated scenarios for a compactor, or those of an arbitrary. */
export async function sourceFor(
  compactor: Compactor,
  arbitrary?: fc.Arbitrary<Scenario>,
): Promise<ScenarioSource> {
  const supports = await probeCapabilities(compactor, tokenizer, OPTIONS.stepLimitMs);
  return { supports, arbitrary: arbitrary ?? (await loadScenarios({ supports, encoding: 'o200k_base' })) };
}

/** Always the same scenario, which shrinks as any other does. */
export async function always(played: Scenario, compactor: Compactor): Promise<fc.Arbitrary<Scenario>> {
  const { supports } = await sourceFor(compactor);
  return fromDraw(() => played, shrinkScenario({ tokenizer, supports }));
}

interface Given {
  options?: Partial<RunOptions>;
  hooks?: RunHooks;
  scenarios?: fc.Arbitrary<Scenario>;
}

/** Runs properties on a compactor, with 60 generated scenarios if nothing else is said. */
export async function tryRun(
  compactor: Compactor,
  properties: readonly Property[],
  { options, hooks, scenarios }: Given = {},
): Promise<Report> {
  const source = await sourceFor(compactor, scenarios);
  return run(compactor, source, properties, { ...OPTIONS, ...options }, hooks);
}

/** What a report says about one property. */
export const of = (report: Report, { id }: Property): PropertyReport =>
  report.properties.find((one) => one.id === id)!;

/** A property that nothing breaks and whose premise always occurs, unless something else is said. */
export function madeUp(rest: Partial<Property> = {}): Property {
  return {
    id: 'test/made-up',
    clauses: [],
    level: 'must',
    claim: 'Nothing is claimed.',
    why: 'It is made up.',
    fix: 'There is nothing to fix.',
    needs: [],
    anySettings: true,
    premise: { text: 'a scenario was played', share: 0.5 },
    judge: () => ({ met: 1, violations: [] }),
    ...rest,
  };
}

/** The judgement that something broke. */
export const BROKEN = { met: 1, violations: [{ moment: 0, says: 'it broke' }] };
