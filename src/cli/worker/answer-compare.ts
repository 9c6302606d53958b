import { loadCounter } from '../../check/load-counter.js';
import { overrideOptions } from '../../check/override-options.js';
import { type Plan, planOf } from '../../check/plan.js';
import { runCompare } from '../../check/run-compare.js';
import type { CompareReport } from '../../compare/compare-report.js';
import { contenderOn } from './contender-on.js';
import type { Host } from './host.js';
import { onStage } from './on-stage.js';
import { type OpenOpponent, openOpponent } from './opponent.js';
import type { Play } from './play-around.js';
import type { Advance, Question } from './protocol.js';
import { untilAskedToStop } from './until-asked-to-stop.js';
import { watchedCompactor } from './watched-compactor.js';
import { withTranscript } from './with-transcript.js';

type Asked = Extract<Question, { ask: 'compare' }>;

/** Compares the compactor, as the new one, with that of another module, which has a thread of its own, or a baseline. */
export async function answerCompare(
  host: Host,
  question: Asked,
  onProgress: (advance: Advance) => void,
): Promise<CompareReport> {
  const { subject, watch } = host;
  const { old, only, sources } = question;
  const options = await withTranscript(overrideOptions(subject.options, question.flags), question.transcript);
  const asked = planOf(only ? { ...options, encoding: only.encoding } : options);
  const compactor = watchedCompactor(subject.compactor, watch.heartbeat);
  const opponent = await openOpponent(old, sources.old, asked.stepLimitMs);
  try {
    const plan = planFor(asked, opponent, question.flags.runs);
    const tokenizer = await loadCounter(plan.encoding, options.countTokens);
    const how = { tokenizer, stepLimitMs: plan.stepLimitMs };
    const progress = (runs: number, differences: number) => {
      const state = runs < plan.runs ? `${differences} differ` : 'shrinking';
      onProgress({ runs, total: plan.runs, timeMs: plan.timeMs, state });
    };
    return await onStage(host, question, plan.stepLimitMs, ({ play, supports }) => {
      const stopping: AbortSignal[] = [];
      const stoppable = (given: Play) => {
        const { play: watched, signal } = untilAskedToStop(watch.heartbeat, given);
        stopping.push(signal);
        return watched;
      };
      const task = {
        old: opponent.contender(how, stoppable),
        now: contenderOn(
          { supports, play: stoppable(play) },
          compactor,
          how,
          { source: sources.new, countsItself: options.countTokens !== undefined },
          host.source,
        ),
        tokenizer,
        together: true,
        unfair: opponent.whyUnfair(supports),
        ...(opponent.stored && {
          stored: opponent.stored.cases,
          isCutShort: opponent.stored.isCutShort,
        }),
        ...(only && { only }),
      };
      return runCompare(task, options, plan, { progress, signal: AbortSignal.any(stopping) });
    });
  } finally {
    await opponent.close();
  }
}

/** A baseline has a seed and an encoding, and as many runs as were asked for when it was saved, unless others are. */
function planFor(asked: Plan, { stored }: OpenOpponent, runs: number | undefined): Plan {
  if (!stored) return asked;
  const { seed, encoding, runs: all } = stored.settings;
  return { ...asked, seed, encoding, runs: runs ?? all };
}
