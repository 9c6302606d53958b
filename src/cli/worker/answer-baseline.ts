import { overrideOptions } from '../../check/override-options.js';
import { planOf } from '../../check/plan.js';
import { type SavedBaseline, saveBaseline } from '../../check/save-baseline.js';
import type { Host } from './host.js';
import { onStage } from './on-stage.js';
import type { Advance, Question } from './protocol.js';
import { untilAskedToStop } from './until-asked-to-stop.js';
import { watchedCompactor } from './watched-compactor.js';
import { withTranscript } from './with-transcript.js';

/** Stores what is seen of the compactor, telling of progress as it goes. */
export async function answerBaseline(
  host: Host,
  question: Extract<Question, { ask: 'baseline' }>,
  onProgress: (advance: Advance) => void,
): Promise<SavedBaseline> {
  const { subject, watch } = host;
  const options = await withTranscript(overrideOptions(subject.options, question.flags), question.transcript);
  const compactor = watchedCompactor(subject.compactor, watch.heartbeat);
  const plan = planOf(options);
  const seeded = { ...options, seed: plan.seed };
  const progress = (runs: number) =>
    onProgress({ runs, total: plan.runs, timeMs: plan.timeMs, state: 'storing' });
  return onStage(host, question, plan.stepLimitMs, ({ play, supports }) =>
    saveBaseline(compactor, seeded, question.file, {
      ...untilAskedToStop(watch.heartbeat, play),
      supports,
      progress,
    }),
  );
}
