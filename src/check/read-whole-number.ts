import { invalidOption } from './invalid-option.js';

/**
 * A whole number between two bounds, given as a number or as decimal digits.
 *
 * @throws HarnessError CC_OPTION_INVALID when it is none.
 */
export function readWholeNumber(name: string, value: unknown, bounds: { min: number; max: number }): number {
  const digits = typeof value === 'string' && /^[+-]?\d+$/.test(value.trim());
  const number = digits ? Number(value) : value;
  if (
    typeof number === 'number' &&
    Number.isInteger(number) &&
    number >= bounds.min &&
    number <= bounds.max
  ) {
    return number;
  }
  const range = `a whole number from ${bounds.min.toLocaleString('en')} to ${bounds.max.toLocaleString('en')}`;
  throw invalidOption(name, range, value);
}
