import type { Property } from '../property/property.js';
import type { Verdict } from '../property/verdict.js';
import { exactInterval } from './exact-interval.js';
import { rateBelow } from './rate-below.js';
import type { Counterexample, PropertyReport } from './report.js';

/** In fewer runs, that a premise never occurred may be chance, and says nothing about a design. */
const ENOUGH = 200;

/** What was counted for a property. */
export interface Counted {
  property: Pick<Property, 'id' | 'clauses' | 'level' | 'claim' | 'premise' | 'breach'>;
  skipped: string | null;
  met: number;
  broken: number;
  figures: Record<string, { part: number; whole: number }>;
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
): PropertyReport {
  const { property, met, broken, figures } = tally;
  const { id, clauses, level, claim } = property;
  const { verdict, reason } = verdictOf(tally, runs, redriven, counterexample);
  const bound = verdict === 'passed' ? rateBelow(met) : null;
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
    figures: withIntervals(figures),
    counterexample,
  };
}

function withIntervals(figures: Counted['figures']): PropertyReport['figures'] {
  return Object.fromEntries(
    Object.entries(figures).map(([name, { part, whole }]) => [
      name,
      { part, whole, interval: exactInterval(part, whole) },
    ]),
  );
}

function verdictOf(
  tally: Counted,
  runs: number,
  redriven: Redriven | null,
  counterexample: Counterexample | null,
): { verdict: Verdict; reason: string | null } {
  const { property, skipped, met, broken } = tally;
  const { premise } = property;
  if (skipped !== null) return { verdict: 'skipped', reason: skipped };
  if (counterexample && counterexample.status !== undefined && counterexample.status !== 'new')
    return { verdict: property.breach ?? 'failed', reason: flakiness(counterexample.returned) };
  if (broken > 0) {
    if (redriven && !redriven.isBreach) {
      const reason = `broke in ${broken} of ${runs} runs, and did not break again when its smallest cases were driven ${redriven.returned.of} more times`;
      return { verdict: 'unknown', reason };
    }
    const returned = redriven?.returned ?? { times: 1, of: 1 };
    return { verdict: property.breach ?? 'failed', reason: flakiness(returned) };
  }
  if (met === 0 && premise.never && runs >= ENOUGH) return { verdict: 'skipped', reason: premise.never };
  const needed = Math.max(1, Math.floor(premise.share * runs));
  if (met >= needed) return { verdict: 'passed', reason: null };
  const often =
    met === 0 ? 'never occurred' : `occurred in ${met} of ${runs} runs only, ${needed} are needed`;
  return { verdict: 'unknown', reason: `its premise (${premise.text}) ${often}` };
}

function flakiness({ times, of }: Counterexample['returned']): string | null {
  return times < of ? `flaky: came back in ${times} of ${of} re-drives` : null;
}
