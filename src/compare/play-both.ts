import type { Observation } from '../property/observation.js';
import type { Property } from '../property/property.js';
import { Breath } from '../run/breath.js';
import type { Scenario } from '../scenario/scenario.js';
import type { Judged } from './breaks-alone.js';
import type { CompareHooks, CompareOptions, Comparison } from './compare-options.js';
import type { CompareReport } from './compare-report.js';
import type { Contender } from './contender.js';
import { coverageOf } from './coverage-of.js';
import { hasGivenUp } from './has-given-up.js';
import { NotStored } from './not-stored.js';
import type { PairTally } from './pair-tally.js';
import { refusalsIn } from './refusals-in.js';
import type { ShiftCount } from './shift-count.js';

/** What is counted while both are played. */
export interface Counts {
  tallies: readonly PairTally[];
  coverage: ShiftCount;
  refusals: ShiftCount;
  /** In how many runs each of them refused to open. */
  unopened: { old: number; new: number };
}

/** Drives both with case after case, once each, and lets every property judge both. */
export async function playBoth(
  { old, now, cases, together, isCutShort }: Comparison,
  counts: Counts,
  { runs: most, timeMs }: Pick<CompareOptions, 'runs' | 'timeMs'>,
  { progress, signal }: CompareHooks,
): Promise<Pick<CompareReport, 'runs' | 'ended'>> {
  const started = performance.now();
  const breath = new Breath();
  let runs = 0;
  for await (const one of cases) {
    if (runs >= most) break;
    if (timeMs !== null && performance.now() - started >= timeMs) return { runs, ended: 'time' };
    if (breath.isDue) {
      progress?.(runs, counts.tallies.filter(({ differs }) => differs).length);
      await breath.take();
    }
    if (signal?.aborted) return { runs, ended: 'interrupted' };
    const { value: scenario } = one.value;
    const pair = await (together ? atOnce : inTurn)(old, now, scenario);
    for (const tally of counts.tallies) {
      if (tally.problem !== null) continue;
      const was = await judged(old, tally.property, pair[0]);
      const is = await judged(now, tally.property, pair[1]);
      if ('problem' in was) tally.problem = was.problem;
      else if ('problem' in is) tally.problem = is.problem;
      else tally.add(one, was, is);
    }
    count(counts, ...pair);
    runs += 1;
    const lost = [old, now].map(({ player }) => player.lost);
    if (runs < most && lost.some((one) => one && hasGivenUp(one))) return { runs, ended: 'hung' };
  }
  progress?.(runs, counts.tallies.filter(({ differs }) => differs).length);
  if (runs === most) return { runs, ended: 'runs' };
  return { runs, ended: isCutShort?.() ? 'hung' : 'baseline' };
}

type Pair = [old: Observation, now: Observation];

async function inTurn(old: Contender, now: Contender, scenario: Scenario): Promise<Pair> {
  return [await old.player.play(scenario), await now.player.play(scenario)];
}

async function atOnce(old: Contender, now: Contender, scenario: Scenario): Promise<Pair> {
  return Promise.all([old.player.play(scenario), now.player.play(scenario)]);
}

async function judged(
  { player }: Contender,
  property: Property,
  observation: Observation,
): Promise<Judged | { problem: string }> {
  try {
    return { observation, judgement: await player.judge(property, observation) };
  } catch (error) {
    if (error instanceof NotStored) return { problem: error.message };
    throw error;
  }
}

/** Broken off or not, both are looked at after the last step that both came to. */
function count({ coverage, refusals, unopened }: Counts, old: Observation, now: Observation): void {
  const last = Math.min(old.moments.length, now.moments.length) - 1;
  coverage.add(coverageOf(old, last), coverageOf(now, last));
  refusals.add(refusalsIn(old), refusalsIn(now));
  unopened.old += Number(old.refusedSettings !== null);
  unopened.new += Number(now.refusedSettings !== null);
}
