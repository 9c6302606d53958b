import { overrideOptions } from '../../check/override-options.js';
import { planOf } from '../../check/plan.js';
import { runCheck } from '../../check/run-check.js';
import type { Report } from '../../run/report.js';
import type { Host } from './host.js';
import { openStage } from './open-stage.js';
import type { Play } from './play-around.js';
import type { Advance, Question } from './protocol.js';
import { watchedCompactor } from './watched-compactor.js';
import { withTranscript } from './with-transcript.js';

/** Checks the compactor, telling of progress as it goes. */
export async function answerRun(
  host: Host,
  question: Extract<Question, { ask: 'run' }>,
  onProgress: (advance: Advance) => void,
): Promise<Report> {
  const { subject, watch } = host;
  const options = await withTranscript(overrideOptions(subject.options, question.flags), question.transcript);
  const compactor = watchedCompactor(subject.compactor, watch.heartbeat);
  const { runs: total, timeMs, stepLimitMs } = planOf(options);
  const stage = await openStage(host, question, stepLimitMs);
  const stopping = new AbortController();
  const play: Play = (...args) => {
    if (watch.heartbeat.isAskedToStop) stopping.abort();
    return stage.play(...args);
  };
  const progress = (runs: number, broken: number) => {
    const state = runs < total ? `${broken} broken` : 'shrinking';
    onProgress({ runs, total, timeMs, state });
  };
  const { supports } = stage;
  const { signal } = stopping;
  try {
    return await runCheck(compactor, options, { play, supports, signal, progress });
  } finally {
    await stage.close();
  }
}
