import { HarnessError } from '../errors/harness-error.js';
import { type RateGoal, runsToShow } from '../run/rate-goal.js';
import type { CheckOptions } from './check-options.js';
import { type Plan, planOf } from './plan.js';
import { PROFILES } from './profiles.js';

/** The plan of a run, with what only a run can do. */
export interface RunPlan extends Plan {
  repeat?: number;
  goal?: RateGoal;
  certifyTimeMs?: number;
}

/**
 * The plan of a run that valid options amount to.
 *
 * @throws HarnessError CC_SHARD_NEEDS_SEED, CC_RATE_IN_SHARD, CC_RATE_OUT_OF_REACH, CC_OPTION_UNUSED.
 */
export function runPlanOf(options: CheckOptions): RunPlan {
  const { repeat = 1, untilRate, confidence = 0.95, model, certify = false, certifyTime } = options;
  const often = {
    ...(repeat > 1 && { repeat }),
    ...(model !== undefined && { model }),
    ...((certify || certifyTime !== undefined) && { certifyTimeMs: Number(certifyTime ?? 60_000) }),
  };
  const given = { ...defaultsWith(options), ...options };
  if (untilRate === undefined) {
    if (options.confidence !== undefined) throw unused();
    return { ...planOf(given), ...often };
  }
  // As many as it takes, within reason.
  const most = options.runs === undefined && options.profile === undefined ? { runs: PROFILES.nightly } : {};
  const plan = { ...planOf({ ...given, ...most }), ...often };
  const goal = { limit: Number(untilRate), confidence: Number(confidence) };
  if (plan.shard) throw inShard();
  const needed = runsToShow(goal);
  if (needed > plan.runs) throw outOfReach(goal, needed, plan.runs);
  return { ...plan, goal };
}

/** A model is paid for by the request, is asked what it was asked before only with the same seed, and takes its time. */
function defaultsWith({ model, profile, record }: CheckOptions): CheckOptions {
  if (model === undefined) return {};
  return { seed: 1, ...(profile === undefined && { runs: 20 }), ...(record && { stepLimit: 300_000 }) };
}

function unused(): HarnessError {
  return new HarnessError({
    code: 'CC_OPTION_UNUSED',
    what: '`confidence` was given, and no rate that is to be shown with it.',
    why: 'It says how sure a run has to be of a rate before it stops; other bounds in a report hold with 95 %.',
    next: 'Add `untilRate`, as in `--until-rate 1% --confidence 99%`, or leave it out.',
  });
}

function inShard(): HarnessError {
  return new HarnessError({
    code: 'CC_RATE_IN_SHARD',
    what: 'A shard cannot run until a rate is shown.',
    why: 'When to stop follows from the counts of all shards together, and each would stop by its own: together they would be a run that stopped nowhere.',
    next: 'Leave out `shard`, or give a number of `runs` in place of `untilRate`: the merged report has the bounds of the rates.',
  });
}

function outOfReach({ limit, confidence }: RateGoal, needed: number, runs: number): HarnessError {
  const [rate, sure] = [limit, confidence].map((share) => `${Number((share * 100).toPrecision(6))} %`);
  return new HarnessError({
    code: 'CC_RATE_OUT_OF_REACH',
    what: `That a rate is below ${rate} cannot be shown with ${sure} confidence in ${amount(runs)} runs.`,
    why: `It takes ${amount(needed)}, if none of them breaks the property and all of them meet its premise.`,
    next: `Allow more, as in \`--runs ${Number((needed * 10).toPrecision(1))}\` (premises occur in a part of the runs only), or ask for a larger rate.`,
  });
}

function amount(value: number): string {
  return value.toLocaleString('en');
}
