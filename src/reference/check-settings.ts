import type { Ratio, Settings } from '../compactor/settings.js';
import { got } from '../errors/got.js';

/**
 * Accepts settings that a pass can work with (K20).
 *
 * @throws RangeError that names the setting and its value.
 */
export function checkSettings({ summaryBudget, ratios, window, trigger, keep }: Settings): void {
  if (summaryBudget !== null)
    demand('summaryBudget', summaryBudget, isPositiveInteger, 'a positive integer or null');
  demand('window', window, isPositiveInteger, 'a positive integer');
  if (trigger !== undefined) demand('trigger', trigger, isAmount, 'a number of tokens');
  if (keep !== undefined) demand('keep', keep, isAmount, 'a number of turns');
  if (ratios === null) return;
  for (const kind of ['prose', 'structured'] as const) {
    demand(`ratios.${kind}`, ratios[kind], isRatio, 'a fraction of two positive integers');
  }
}

function demand<T>(name: string, value: T, isFit: (value: T) => boolean, expected: string): void {
  if (!isFit(value)) throw new RangeError(`Expected \`${name}\` to be ${expected}, got ${got(value)}`);
}

const isPositiveInteger = (value: number) => Number.isInteger(value) && value > 0;
const isAmount = (value: number) => Number.isFinite(value) && value >= 0;
const isRatio = (value: Ratio) => value.length === 2 && value.every(isPositiveInteger);
