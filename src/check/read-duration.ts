import { invalidOption } from './invalid-option.js';

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, m: 60_000, h: 3_600_000 };
const DURATION = /^(\d+(?:\.\d+)?)(ms|s|m|h)$/;

/** A timer of more than 24.8 days fires at once. */
const LONGEST_MS = 24 * 3_600_000;

/**
 * Milliseconds of a duration such as `500ms`, `60s`, `5m`, or of a number of milliseconds.
 *
 * @throws HarnessError CC_OPTION_INVALID when it is no duration, not longer than zero, or longer than a day.
 */
export function readDuration(name: string, value: unknown): number {
  const ms = milliseconds(value);
  if (ms > 0 && ms <= LONGEST_MS) return Math.ceil(ms);
  throw invalidOption(name, 'a time from `1ms` to `24h`, such as `500ms`, `60s` or `5m`', value);
}

function milliseconds(value: unknown): number {
  if (typeof value === 'number') return value;
  const [, amount, unit] = DURATION.exec(String(value).trim()) ?? [];
  return amount && unit ? Number(amount) * UNITS[unit]! : Number.NaN;
}
