import type { Property } from '../property/property.js';
import type { Verdict } from '../property/verdict.js';
import { confidenceSequence } from './confidence-sequence.js';
import { ENOUGH } from './enough.js';
import { exactInterval } from './exact-interval.js';
import { isFlaky } from './is-flaky.js';
import { rateBelow } from './rate-below.js';
import { priorOf, type RateGoal, runsToShow, shownRate } from './rate-goal.js';
import { repeatReport } from './repeat-report.js';
import type { Counterexample, PropertyReport, RateReport, TryCount } from './report.js';

/** What was counted for a property. */
export interface Counted {
  property: Pick<Property, 'id' | 'clauses' | 'level' | 'claim' | 'premise' | 'breach'>;
  skipped: string | null;
  met: number;
  broken: number;
  figures: Record<string, { part: number; whole: number }>;
  tries?: { all: readonly TryCount[] };
}

/** How a run samples, where it does more than drive each scenario of a number that is fixed beforehand once. */
export interface Sampling {
  repeat?: number | undefined;
  goal?: RateGoal | undefined;
}

/** What became of a failure when it was driven again. */
export interface Redriven {
  isBreach: boolean;
  returned: { times: number; of: number };
}

/** What a property's tally, and the shrinking of its failure if it has one, come to. */
export function conclude(
  tally: Counted,
  runs: number,
  redriven: Redriven | null,
  counterexample: Counterexample | null,
  { repeat, goal }: Sampling = {},
): PropertyReport {
  const { property, skipped, met, broken, figures } = tally;
  const { id, clauses, level, claim } = property;
  const rate = goal && skipped === null ? rateReport(tally, goal) : undefined;
  const { verdict, reason } = verdictOf(tally, runs, redriven, counterexample, rate);
  const bound = verdict === 'passed' ? boundOf(met, goal) : null;
  return {
    id,
    clauses,
    level,
    claim,
    verdict,
    reason,
    met,
    broken,
    rateBelow: bound,
    figures: withIntervals(figures, goal ? confidenceSequence : exactInterval),
    counterexample,
    ...(repeat !== undefined &&
      skipped === null && { repeat: repeatReport(tally.tries?.all ?? [], repeat, goal !== undefined) }),
    ...(rate && { rate }),
  };
}

/** A run that ends where its counts tell it to cannot use what holds for numbers of runs fixed beforehand. */
function boundOf(met: number, goal: RateGoal | undefined): number | null {
  if (!goal) return rateBelow(met);
  return confidenceSequence(0, met, 0.95, priorOf(goal))?.[1] ?? null;
}

function rateReport({ broken, met }: Counted, goal: RateGoal): RateReport {
  return {
    ...goal,
    shown: shownRate(broken, met, goal),
    interval: confidenceSequence(broken, met, goal.confidence, priorOf(goal)),
  };
}

function withIntervals(
  figures: Counted['figures'],
  intervalOf: (part: number, whole: number) => [number, number] | null,
): PropertyReport['figures'] {
  return Object.fromEntries(
    Object.entries(figures).map(([name, { part, whole }]) => [
      name,
      { part, whole, interval: intervalOf(part, whole) },
    ]),
  );
}

function verdictOf(
  tally: Counted,
  runs: number,
  redriven: Redriven | null,
  counterexample: Counterexample | null,
  rate: RateReport | undefined,
): { verdict: Verdict; reason: string | null } {
  const { property, skipped, met, broken } = tally;
  const { premise } = property;
  if (skipped !== null) return { verdict: 'skipped', reason: skipped };
  if (counterexample && counterexample.status !== undefined && counterexample.status !== 'new')
    return { verdict: property.breach ?? 'failed', reason: flakiness(counterexample) };
  if (broken > 0) {
    if (redriven && !redriven.isBreach) {
      const reason = `broke in ${broken} of ${runs} runs, and did not break again when its smallest cases were driven ${redriven.returned.of} more times`;
      return { verdict: 'unknown', reason };
    }
    const returned = redriven?.returned ?? { times: 1, of: 1 };
    const reason = flakiness({ returned, ...(counterexample?.tries && { tries: counterexample.tries }) });
    return { verdict: property.breach ?? 'failed', reason };
  }
  if (met === 0 && premise.never && runs >= ENOUGH) return { verdict: 'skipped', reason: premise.never };
  const needed = Math.max(1, Math.floor(premise.share * runs));
  if (rate?.shown === null && met > 0) return { verdict: 'unknown', reason: tooFew(met, rate, premise.text) };
  if (met >= needed) return { verdict: 'passed', reason: null };
  const often =
    met === 0 ? 'never occurred' : `occurred in ${met} of ${runs} runs only, ${needed} are needed`;
  return { verdict: 'unknown', reason: `its premise (${premise.text}) ${often}` };
}

function tooFew(met: number, goal: RateGoal, premise: string): string {
  const percent = `${Number((goal.limit * 100).toPrecision(6))} %`;
  return `0 violations in ${met} runs that met its premise (${premise}), and ${runsToShow(goal)} are needed to show that its rate is below ${percent}`;
}

function flakiness({ returned, tries }: Pick<Counterexample, 'returned' | 'tries'>): string | null {
  if (!isFlaky({ returned, tries })) return null;
  if (tries) return `flaky: its smallest conversation broke in ${tries.broken} of ${tries.of} further tries`;
  return `flaky: came back in ${returned.times} of ${returned.of} re-drives`;
}
