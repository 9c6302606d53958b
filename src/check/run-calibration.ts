import { calibrationArbitrary } from '../../generators/calibration/calibration-arbitrary.js';
import { loadMaterial } from '../../generators/material/material.js';
import { calibrate } from '../calibrate/calibrate.js';
import type { CalibrationReport } from '../calibrate/calibration-report.js';
import { verdictOf } from '../calibrate/verdict-of.js';
import type { Capabilities } from '../compactor/capabilities.js';
import type { Compactor } from '../compactor/compactor.js';
import { drive } from '../drive/drive.js';
import { probeCapabilities } from '../drive/probe-capabilities.js';
import type { Observation } from '../property/observation.js';
import { RecordedModels } from '../recorded/recorded-models.js';
import { TOOL } from '../run/law.js';
import { scenarioOfRun } from '../run/scenario-of-run.js';
import type { Scenario } from '../scenario/scenario.js';
import { type CalibrationChoices, calibrationPlan } from './calibration-plan.js';
import type { CheckOptions } from './check-options.js';
import { loadCounter } from './load-counter.js';
import { modelsFor } from './models-for.js';
import { planOf } from './plan.js';
import { requireSimulated } from './require-simulated.js';

export interface CalibrationHooks {
  /** What the compactor supports, where that is known already. */
  supports?: Capabilities;
  signal?: AbortSignal;
  play?(scenario: Scenario, drive: () => Promise<Observation>, stepLimitMs: number): Promise<Observation>;
  progress?(played: number, total: number, curve: string): void;
}

/**
 * Finds out at which ratio of prefix to budget the coverage of a compactor, or of a summarizer, breaks.
 *
 * @throws HarnessError CC_OPTION_UNUSED, CC_MODEL_*, CC_CASSETTE_*.
 */
export async function runCalibration(
  compactor: Compactor,
  options: CheckOptions,
  choices: CalibrationChoices,
  hooks: CalibrationHooks = {},
): Promise<CalibrationReport> {
  const { encoding, stepLimitMs } = planOf(options);
  const plan = calibrationPlan(options, choices);
  const models = new RecordedModels(modelsFor(options));
  const tokenizer = await loadCounter(encoding, options.countTokens);
  const supports = hooks.supports ?? (await probeCapabilities(compactor, tokenizer, stepLimitMs));
  requireSimulated(options, supports);
  const material = await loadMaterial(options.countTokens ? tokenizer : encoding);
  const { play = (_scenario, driven) => driven(), signal, progress } = hooks;
  const curvesWanted = plan.contents.length * plan.budgets.length;
  const { model } = options;
  let printed = '';
  let number = 0;
  const start = Date.now();
  const curves = await calibrate(
    async (wish) => {
      const arbitrary = calibrationArbitrary(material, supports, {
        ...wish,
        ...(model !== undefined && { model }),
      });
      const { value: scenario } = scenarioOfRun(arbitrary, plan.seed, number++);
      const driven = () => drive(compactor, scenario, { tokenizer, stepLimitMs, models });
      const observation = await play(scenario, driven, stepLimitMs);
      printed ||= observation.console.text;
      return observation;
    },
    plan,
    tokenizer,
    {
      ...(signal && { signal }),
      progress: (played, curve) => progress?.(played, curvesWanted * plan.runs, curve),
    },
  );
  const isLate = plan.timeMs !== null && Date.now() - start >= plan.timeMs;
  const ended = signal?.aborted ? 'interrupted' : isLate ? 'time' : 'finished';
  const { seed, runs, timeMs, passes, wanted, confidence, rLow } = plan;
  const isAsked = choices.rLow !== null;
  return {
    version: 1,
    tool: TOOL,
    compactor: { name: compactor.name, version: compactor.version ?? null },
    summarizer: supports.summarizes ? 'itself' : model === undefined ? 'simulated' : { model },
    settings: { seed, runs, timeMs, passes, encoding, wanted, confidence, rLow, isAsked },
    verdict: verdictOf(curves, isAsked),
    ended,
    curves,
    console: printed,
  };
}
