import { NonsenseError } from '../compactor/nonsense-error.js';

/** Says that a call returned something outside the contract. */
export function nonsense(call: string, expected: string, got: unknown): never {
  throw new NonsenseError(call, expected, got);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isListOfText(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string');
}
