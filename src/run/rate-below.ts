/**
 * The upper bound of a rate of which `runs` runs showed nothing, with 95 % confidence: 1 − 0.05^(1/runs); null
 * without runs.
 *
 * @see https://doi.org/10.1001/jama.1983.03330370053031 Hanley and Lippman-Hand, "If nothing goes wrong, is everything all right?"
 */
export function rateBelow(runs: number): number | null {
  return runs === 0 ? null : 1 - 0.05 ** (1 / runs);
}
