import { modelsFor } from '../../check/models-for.js';
import { overrideOptions } from '../../check/override-options.js';
import { refuseWorkers } from '../../check/refuse-workers.js';
import { runCheck } from '../../check/run-check.js';
import { runPlanOf } from '../../check/run-plan.js';
import type { Report } from '../../run/report.js';
import { partsOf, runsIn } from '../../run/shard.js';
import { flagName } from '../flag-name.js';
import { LineBatch } from '../stream/line-batch.js';
import type { Host } from './host.js';
import { onStage } from './on-stage.js';
import { openingOf } from './opening-of.js';
import { OtherSearches } from './other-searches.js';
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
  const { opening, flags, transcript, updatesKnown, streams, workers } = question;
  const { seed, store, known } = opening ?? openingOf(subject.options, flags, updatesKnown);
  const given = { ...overrideOptions(subject.options, flags), seed };
  refuseWorkers(given, workers, flagName);
  const { runs: whole, shard, timeMs, stepLimitMs } = runPlanOf(given);
  const [part, ...rest] = partsOf(workers, shard);
  const until = timeMs === null ? null : Date.now() + timeMs;
  const search = { flags, seed, transcript, streams, until };
  const others = new OtherSearches(host.source, search, rest, () => watch.heartbeat.isAskedToStop);
  const options = await withTranscript(given, transcript);
  const compactor = watchedCompactor(subject.compactor, watch.heartbeat);
  const total = runsIn(whole, shard);
  const batch = new LineBatch();
  let last: Advance = { runs: 0, total, timeMs, state: '' };
  const progress = (own: number, broken: number) => {
    const runs = own + others.runs;
    last = { runs, total, timeMs, state: runs < total ? `${broken} broken` : 'shrinking' };
    onProgress({ ...last, batch: batch.take() });
  };
  const tell = streams ? { tell: batch.add.bind(batch) } : {};
  const sharing = { part: part!, others: () => others.parts() };
  try {
    const report = await onStage(
      host,
      question,
      stepLimitMs,
      ({ play, supports }) =>
        runCheck(compactor, options, {
          ...untilAskedToStop(watch.heartbeat, play),
          ...{ supports, store, known, progress, ...tell, sharing },
        }),
      modelsFor(options),
    );
    onProgress({ ...last, batch: batch.take() });
    return report;
  } finally {
    others.stop();
  }
}
