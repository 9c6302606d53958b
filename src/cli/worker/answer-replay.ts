import { loadCounter } from '../../check/load-counter.js';
import { modelsFor } from '../../check/models-for.js';
import { overrideOptions } from '../../check/override-options.js';
import { planOf } from '../../check/plan.js';
import { drive } from '../../drive/drive.js';
import { RecordedModels } from '../../recorded/recorded-models.js';
import type { Report } from '../../run/report.js';
import type { Scenario } from '../../scenario/scenario.js';
import { replayReport } from '../replay-report.js';
import type { Host } from './host.js';
import { onStage, type Stage } from './on-stage.js';
import type { Question } from './protocol.js';
import { watchedCompactor } from './watched-compactor.js';

/** Drives what was stored once more. */
export async function answerReplay(
  host: Host,
  question: Extract<Question, { ask: 'replay' }>,
): Promise<Report> {
  const { stored, flags } = question;
  const { options } = host.subject;
  const wanted = overrideOptions(options, flags);
  const recorded = modelsFor(wanted);
  const models = new RecordedModels(recorded);
  const { stepLimitMs } = planOf(wanted);
  const compactor = watchedCompactor(host.subject.compactor, host.watch.heartbeat);
  const tokenizer = await loadCounter(stored.scenario.encoding, options.countTokens);
  const driveOptions = { tokenizer, stepLimitMs, models };
  const act = (stage: Stage) => {
    const play = (scenario: Scenario) =>
      stage.play(scenario, () => drive(compactor, scenario, driveOptions), stepLimitMs);
    return replayReport(compactor, options, stored, play);
  };
  return onStage(host, question, stepLimitMs, act, recorded);
}
