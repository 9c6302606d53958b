import { invalidOption } from './invalid-option.js';

/**
 * A number between two bounds, given as a number or in decimal digits.
 *
 * @throws HarnessError CC_OPTION_INVALID when it is none.
 */
export function readNumber(name: string, value: unknown, { min, max }: { min: number; max: number }): number {
  const digits = typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value.trim());
  const number = digits ? Number(value) : value;
  if (typeof number === 'number' && number >= min && number <= max) return number;
  throw invalidOption(name, `a number from ${min} to ${max}`, value);
}
