import type { Counterexample } from './report.js';

/** Whether a breach is known to come and go when its scenario is driven again. */
export function isFlaky({
  returned,
  tries,
}: Partial<Pick<Counterexample, 'tries'>> & Pick<Counterexample, 'returned'>): boolean {
  return returned.times < returned.of || (tries !== undefined && tries.broken < tries.of);
}
