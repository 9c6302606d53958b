import type { CheckOptions } from '../check/check-options.js';
import { loadCounter } from '../check/load-counter.js';
import { modelsFor } from '../check/models-for.js';
import { overrideOptions } from '../check/override-options.js';
import { planOf } from '../check/plan.js';
import { drive } from '../drive/drive.js';
import { RecordedModels } from '../recorded/recorded-models.js';
import type { Report } from '../run/report.js';
import type { Stored } from '../store/read-stored.js';
import { replayReport } from './replay-report.js';
import type { SubjectSource } from './subject/find-subject.js';
import { loadSubject } from './subject/load-subject.js';

/** A step may take as long as somebody looks at a breakpoint. */
const A_DAY_MS = 86_400_000;

/** Replays in this very process, for breakpoints. */
export async function replayHere(
  source: SubjectSource,
  stored: Stored,
  flags: CheckOptions,
): Promise<Report> {
  const { compactor, options } = await loadSubject(source);
  const stepLimitMs =
    flags.stepLimit === undefined ? A_DAY_MS : planOf(overrideOptions(options, flags)).stepLimitMs;
  const models = new RecordedModels(modelsFor(overrideOptions(options, flags)));
  const tokenizer = await loadCounter(stored.scenario.encoding, options.countTokens);
  return replayReport(compactor, options, stored, (scenario) =>
    drive(compactor, scenario, { tokenizer, stepLimitMs, models }),
  );
}
