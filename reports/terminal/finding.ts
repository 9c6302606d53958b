import type { PropertyReport } from '../../src/run/report.js';
import { amount, count, percentBound } from '../text/numbers.js';
import { visible } from '../text/visible.js';
import { rateInWords } from '../words/rate.js';

/** How much a finding says; only a full one says itself how runs are counted and what its rate is worth. */
export const LENGTHS = ['full', 'short', 'shortest'] as const;

export type Length = (typeof LENGTHS)[number];

/** What was found out about a property, in `runs` runs. */
export function finding(property: PropertyReport, runs: number, length: Length): string {
  const { verdict, reason, met, broken } = property;
  switch (verdict) {
    case 'passed':
      return passed(property, runs, length);
    case 'failed':
      return `broken in ${amount(broken)} of ${count(met, 'run')}${more(property)}`;
    case 'errored':
      return `errored in ${amount(broken)} of ${count(met, 'run')}${more(property)}`;
    default:
      return reason === null ? verdict : `${verdict}: ${visible(reason)}`;
  }
}

function more(property: PropertyReport): string {
  return regression(property) + (property.rate ? `; ${rateInWords(property.rate)}` : '');
}

/** A replay is no run, and is not counted as one. */
function regression({ counterexample }: PropertyReport): string {
  if (counterexample?.status === 'stored') return ', and on a stored conversation';
  return counterexample?.status === 'came back' ? ', and again on a stored conversation' : '';
}

function passed({ met, rateBelow }: PropertyReport, runs: number, length: Length): string {
  const bound = rateBelow === null ? null : percentBound(rateBelow);
  if (length === 'full') {
    const rate = bound && `; rate below ${bound} with 95 % confidence`;
    return `0 violations in ${count(runs, 'run')} (premise met in ${amount(met)})${rate ?? ''}`;
  }
  if (length === 'short') return `0 violations in ${count(met, 'run')}${bound && `; rate below ${bound}`}`;
  return `0 of ${count(met, 'run')}${bound && `; rate < ${bound}`}`;
}
