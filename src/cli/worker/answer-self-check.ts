import { overrideOptions } from '../../check/override-options.js';
import { runSelfCheck } from '../../check/run-self-check.js';
import { selfCheckPlan } from '../../check/self-check-plan.js';
import { CORRUPTIONS } from '../../self-check/corruptions/registry.js';
import type { SelfCheckReport } from '../../self-check/self-check-report.js';
import type { Host } from './host.js';
import { onStage } from './on-stage.js';
import type { Advance, Question } from './protocol.js';
import { untilAskedToStop } from './until-asked-to-stop.js';
import { watchedCompactor } from './watched-compactor.js';
import { withTranscript } from './with-transcript.js';

/** Checks that properties can fail on the compactor, telling of progress as it goes. */
export async function answerSelfCheck(
  host: Host,
  question: Extract<Question, { ask: 'self-check' }>,
  onProgress: (advance: Advance) => void,
): Promise<SelfCheckReport> {
  const { subject, watch } = host;
  // How often a compactor is checked says nothing about how often each corruption of it is played.
  const { runs: _, profile: __, time: ___, ...own } = subject.options;
  const options = await withTranscript(overrideOptions(own, question.flags), question.transcript);
  const { runs, timeMs, stepLimitMs } = selfCheckPlan(options);
  const total = runs * (CORRUPTIONS.length + 1);
  const compactor = watchedCompactor(subject.compactor, watch.heartbeat);
  const progress = (plays: number, fired: number) =>
    onProgress({ runs: plays, total, timeMs, state: `${fired} fired` });
  return onStage(host, question, stepLimitMs, ({ play: onIt, supports }) => {
    const { play, signal } = untilAskedToStop(watch.heartbeat, onIt);
    return runSelfCheck(compactor, options, {
      ...{ signal, supports, progress },
      play: (scenario, drive, limitMs, corruption) => play(scenario, drive, limitMs, 0, corruption),
    });
  });
}
