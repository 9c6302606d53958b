import { modelsFor } from '../../check/models-for.js';
import { overrideOptions } from '../../check/override-options.js';
import { runCheck } from '../../check/run-check.js';
import { runPlanOf } from '../../check/run-plan.js';
import type { Report } from '../../run/report.js';
import { runsIn } from '../../run/shard.js';
import { LineBatch } from '../stream/line-batch.js';
import type { Host } from './host.js';
import { onStage } from './on-stage.js';
import { openingOf } from './opening-of.js';
import type { Advance, Question } from './protocol.js';
import { untilAskedToStop } from './until-asked-to-stop.js';
import { watchedCompactor } from './watched-compactor.js';
import { withTranscript } from './with-transcript.js';

/** Checks the compactor, telling of progress as it goes. */
export async function answerRun(
  host: Host,
  question: Extract<Question, { ask: 'run' }>,
  onProgress: (advance: Advance) => void,
): Promise<Report> {
  const { subject, watch } = host;
  const { opening, flags, transcript, updatesKnown, streams } = question;
  const { seed, store, known } = opening ?? openingOf(subject.options, flags, updatesKnown);
  const options = await withTranscript({ ...overrideOptions(subject.options, flags), seed }, transcript);
  const compactor = watchedCompactor(subject.compactor, watch.heartbeat);
  const { runs: whole, shard, timeMs, stepLimitMs } = runPlanOf(options);
  const total = runsIn(whole, shard);
  const batch = new LineBatch();
  let last: Advance = { runs: 0, total, timeMs, state: '' };
  const progress = (runs: number, broken: number) => {
    last = { runs, total, timeMs, state: runs < total ? `${broken} broken` : 'shrinking' };
    onProgress({ ...last, batch: batch.take() });
  };
  const tell = streams ? { tell: batch.add.bind(batch) } : {};
  const report = await onStage(
    host,
    question,
    stepLimitMs,
    ({ play, supports }) =>
      runCheck(compactor, options, {
        ...untilAskedToStop(watch.heartbeat, play),
        ...{ supports, store, known, progress, ...tell },
      }),
    modelsFor(options),
  );
  onProgress({ ...last, batch: batch.take() });
  return report;
}
