/** A number with its thousands apart, and at most two decimals. */
export function amount(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 2 });
}

/** A number of things, as in `1 turn` and `2,000 turns`. */
export function count(value: number, thing: string, things = `${thing}s`): string {
  return `${amount(value)} ${value === 1 ? thing : things}`;
}

/** A share as in `3.5 %`, rounded to two digits. */
export function percent(share: number): string {
  return `${Number((share * 100).toPrecision(2))} %`;
}

/** A share that somebody gave, as they gave it. */
export function percentGiven(share: number): string {
  return `${Number((share * 100).toPrecision(12))} %`;
}

/** A share to a tenth of a percent, never rounded to all of it. */
export function percentPassed(share: number): string {
  return `${amount(Math.floor(share * 1000 + 1e-9) / 10)} %`;
}

/** An upper bound of a share, rounded up to two digits, so that it stays one. */
export function percentBound(share: number): string {
  if (share <= 0) return '0 %';
  const digit = 10 ** (Math.floor(Math.log10(share)) - 1);
  // What floating point adds to a bound of two digits is not rounded up.
  return percent(Math.ceil(share / digit - 1e-9) * digit);
}

/** Two bounds of a share as in `91.8 to 94.2 %`, rounded outwards, so that they stay bounds. */
export function percentBetween(low: number, high: number): string {
  // What floating point adds to a bound is not rounded away from it.
  const lower = Math.floor(low * 1000 + 1e-9) / 10;
  const upper = Math.ceil(high * 1000 - 1e-9) / 10;
  return `${amount(lower)} to ${amount(upper)} %`;
}

/** A time as in `850 ms`, `3.4 s`, `2 min 5 s`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
