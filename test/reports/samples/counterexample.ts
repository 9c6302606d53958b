import type { Capabilities } from '../../../src/compactor/capabilities.js';
import type { Observation } from '../../../src/property/observation.js';
import type { Counterexample } from '../../../src/run/report.js';
import { logOf } from '../../../src/scenario/log-of.js';
import type { Scenario } from '../../../src/scenario/scenario.js';

/** What a checkpoint pair can do. */
const SUPPORTS: Capabilities = {
  claims: true,
  recall: true,
  find: false,
  resolve: false,
  log: true,
  estimate: false,
  lose: true,
  verifies: false,
  verifiesFacts: false,
  ownView: false,
  ownOutcome: false,
  redacts: false,
  takesAttachments: false,
  takesPins: false,
  concurrent: false,
  durable: false,
  summarizes: false,
  choosesPrefix: false,
  takesBudget: true,
  takesRatios: true,
  takesKeep: false,
  takesTrigger: false,
  takesReport: true,
  takesSignals: true,
  overheadTokens: 64,
  keeps: 0,
  estimateFactor: 2,
  claimedRatios: null,
};

/** The scenario of a sample; what `parts` leave out is the default of a run. */
export function scenario(steps: Scenario['steps'], parts: Partial<Scenario> = {}): Scenario {
  return {
    version: 1,
    encoding: 'o200k_base',
    settings: { summaryBudget: 64, ratios: { prose: [5, 1], structured: [3, 1] }, window: 200_000 },
    summarizer: { finish: true, marker: false, report: 'none', faults: [] },
    steps,
    ...parts,
  };
}

/** A counterexample of a sample. */
export function counterexample(
  played: Pick<Observation, 'scenario' | 'moments'> & Partial<Observation>,
  parts: Pick<Counterexample, 'property' | 'clauses' | 'claim' | 'violations'> & Partial<Counterexample>,
): Counterexample {
  const compactor = parts.compactor ?? 'a-compactor';
  const turnsAfter = logOf(played.scenario).length;
  return {
    version: 1,
    tool: '0.1.0',
    law: '1.0',
    compactor,
    observation: {
      compactor,
      supports: SUPPORTS,
      breakdown: null,
      refusedSettings: null,
      estimates: null,
      changedInput: [],
      console: { text: '', more: 0 },
      ...played,
    },
    found: { seed: 42, run: 17 },
    shrinking: { evaluations: 86, finished: true, turnsBefore: 143, turnsAfter },
    returned: { times: 3, of: 3 },
    file: `.compaction-check/${parts.property}/3f9c1b72.json`,
    ...parts,
  };
}
