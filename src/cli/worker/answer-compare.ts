import { loadCounter } from '../../check/load-counter.js';
import { overrideOptions } from '../../check/override-options.js';
import { planOf } from '../../check/plan.js';
import { runCompare } from '../../check/run-compare.js';
import type { CompareReport } from '../../compare/compare-report.js';
import { contenderOn } from './contender-on.js';
import type { Host } from './host.js';
import { onStage } from './on-stage.js';
import type { Advance, Question } from './protocol.js';
import { openStageApart } from './stage-apart.js';
import { untilAskedToStop } from './until-asked-to-stop.js';
import { watchedCompactor } from './watched-compactor.js';
import { withTranscript } from './with-transcript.js';

/** Compares the compactor, as the new one, with that of another module; each has a thread of its own. */
export async function answerCompare(
  host: Host,
  question: Extract<Question, { ask: 'compare' }>,
  onProgress: (advance: Advance) => void,
): Promise<CompareReport> {
  const { subject, watch } = host;
  const { old, only, sources } = question;
  const options = await withTranscript(overrideOptions(subject.options, question.flags), question.transcript);
  const plan = planOf(only ? { ...options, encoding: only.encoding } : options);
  const tokenizer = await loadCounter(plan.encoding, options.countTokens);
  const how = { tokenizer, stepLimitMs: plan.stepLimitMs };
  const compactor = watchedCompactor(subject.compactor, watch.heartbeat);
  const progress = (runs: number, differences: number) => {
    const state = runs < plan.runs ? `${differences} differ` : 'shrinking';
    onProgress({ runs, total: plan.runs, timeMs: plan.timeMs, state });
  };
  const stage = await openStageApart(old.module, plan.stepLimitMs);
  try {
    return await onStage(host, question, plan.stepLimitMs, ({ play, supports }) => {
      const { play: playOld, signal } = untilAskedToStop(watch.heartbeat, stage.play);
      const stoppable = untilAskedToStop(watch.heartbeat, play);
      const was = contenderOn({ ...stage, play: playOld }, stage.compactor, how, {
        source: sources.old,
        countsItself: stage.about.countsItself,
      });
      const is = contenderOn({ supports, play: stoppable.play }, compactor, how, {
        source: sources.new,
        countsItself: options.countTokens !== undefined,
      });
      const task = { old: was, now: is, tokenizer, together: true, ...(only && { only }) };
      const either = AbortSignal.any([signal, stoppable.signal]);
      return runCompare(task, options, plan, { progress, signal: either });
    });
  } finally {
    await stage.close();
  }
}
