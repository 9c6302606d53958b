import { createRequire } from 'node:module';

/** Required, not imported: to find the names that a large CommonJS module exports takes longer than to run it. */
const { jStat } = createRequire(import.meta.url)('jstat') as typeof import('jstat');

/** Below which value a share lies with a probability, of the beta distribution. */
export function betaQuantile(probability: number, alpha: number, beta: number): number {
  return jStat.beta.inv(probability, alpha, beta);
}

/** Below how many standard deviations a normal value lies with a probability. */
export function normalQuantile(probability: number): number {
  return jStat.normal.inv(probability, 0, 1);
}

/** The natural logarithm of the beta function. */
export function betaLogarithm(alpha: number, beta: number): number {
  return jStat.betaln(alpha, beta);
}

/** How likely a value of the beta distribution is to be at most `value`. */
export function betaShare(value: number, alpha: number, beta: number): number {
  return jStat.beta.cdf(value, alpha, beta);
}
