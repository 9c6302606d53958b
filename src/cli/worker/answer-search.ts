import { overrideOptions } from '../../check/override-options.js';
import { runPlanOf } from '../../check/run-plan.js';
import { type FoundPart, searchCheck } from '../../check/search-check.js';
import { runsIn } from '../../run/shard.js';
import type { Host } from './host.js';
import { onStage } from './on-stage.js';
import type { Advance, Question } from './protocol.js';
import { untilAskedToStop } from './until-asked-to-stop.js';
import { watchedCompactor } from './watched-compactor.js';
import { withTranscript } from './with-transcript.js';

/** Searches a part of a run that is concluded in another worker, telling of progress as it goes. */
export async function answerSearch(
  host: Host,
  question: Extract<Question, { ask: 'search' }>,
  onProgress: (advance: Advance) => void,
): Promise<FoundPart> {
  const { subject, watch } = host;
  const { flags, seed, transcript, part, until, streams: tells } = question;
  const options = await withTranscript({ ...overrideOptions(subject.options, flags), seed }, transcript);
  const compactor = watchedCompactor(subject.compactor, watch.heartbeat);
  const { runs, stepLimitMs } = runPlanOf(options);
  const total = runsIn(runs, part);
  const timeMs = until === null ? null : Math.max(1, until - Date.now());
  const progress = (done: number, broken: number) =>
    onProgress({ runs: done, total, timeMs, state: `${broken} broken` });
  return onStage(host, question, stepLimitMs, ({ play, supports }) =>
    searchCheck(
      compactor,
      options,
      { part, timeMs, tells },
      {
        ...untilAskedToStop(watch.heartbeat, play),
        ...{ supports, progress },
      },
    ),
  );
}
