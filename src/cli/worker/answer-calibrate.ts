import type { CalibrationReport } from '../../calibrate/calibration-report.js';
import { calibrationPlan } from '../../check/calibration-plan.js';
import { modelsFor } from '../../check/models-for.js';
import { overrideOptions } from '../../check/override-options.js';
import { planOf } from '../../check/plan.js';
import { runCalibration } from '../../check/run-calibration.js';
import type { Host } from './host.js';
import { onStage } from './on-stage.js';
import type { Advance, Question } from './protocol.js';
import { untilAskedToStop } from './until-asked-to-stop.js';
import { watchedCompactor } from './watched-compactor.js';

/** Finds out at which ratio coverage breaks, telling of progress as it goes. */
export async function answerCalibrate(
  host: Host,
  question: Extract<Question, { ask: 'calibrate' }>,
  onProgress: (advance: Advance) => void,
): Promise<CalibrationReport> {
  const { subject, watch } = host;
  // How often a compactor is checked says nothing about how many conversations a curve takes.
  const { runs: _, profile: __, time: ___, shard: ____, ...own } = subject.options;
  const options = overrideOptions(own, question.flags);
  const { timeMs } = calibrationPlan(options, question.choices);
  const compactor = watchedCompactor(subject.compactor, watch.heartbeat);
  return onStage(
    host,
    question,
    planOf(options).stepLimitMs,
    ({ play: onIt, supports }) => {
      const { play, signal } = untilAskedToStop(watch.heartbeat, onIt);
      return runCalibration(compactor, options, question.choices, {
        ...{ signal, supports, play },
        progress: (runs, total, state) => onProgress({ runs, total, timeMs, state }),
      });
    },
    modelsFor(options),
  );
}
