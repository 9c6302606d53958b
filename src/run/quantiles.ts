import library from 'jstat';

/** Below which value a share lies with a probability, of the beta distribution. */
export function betaQuantile(probability: number, alpha: number, beta: number): number {
  return library.jStat.beta.inv(probability, alpha, beta);
}

/** Below how many standard deviations a normal value lies with a probability. */
export function normalQuantile(probability: number): number {
  return library.jStat.normal.inv(probability, 0, 1);
}

/** The natural logarithm of the beta function. */
export function betaLogarithm(alpha: number, beta: number): number {
  return library.jStat.betaln(alpha, beta);
}

/** How likely a value of the beta distribution is to be at most `value`. */
export function betaShare(value: number, alpha: number, beta: number): number {
  return library.jStat.beta.cdf(value, alpha, beta);
}
