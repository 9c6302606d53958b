/** A ratio rounded to two digits behind the first, as in `6.2`, `0.52`, `31.9`; bounds from below are rounded down. */
export function ratioInWords(ratio: number, round: 'near' | 'down' | 'up' = 'near'): string {
  const unit = 10 ** Math.min(0, Math.max(-2, Math.floor(Math.log10(Math.max(ratio, 0.001))) - 2));
  const steps = ratio / unit;
  const rounded =
    round === 'near'
      ? Math.round(steps)
      : round === 'down'
        ? Math.floor(steps + 1e-9)
        : Math.ceil(steps - 1e-9);
  return String(Number((rounded * unit).toFixed(2)));
}
