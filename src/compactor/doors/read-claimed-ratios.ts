import { got } from '../../errors/got.js';
import { HarnessError } from '../../errors/harness-error.js';
import { greatestCommonDivisor } from '../../transcript/fraction.js';
import type { Ratio, Ratios } from '../settings.js';
import type { ClaimedRatios } from './summarizer.js';

const DEFAULT: Ratios = { prose: [5, 1], structured: [3, 1] };

/**
 * The ratios that a summarizer claims, as reduced fractions: 5 and 3 where it says nothing, null where it claims none.
 *
 * @throws HarnessError CC_RATIOS_INVALID when they are not positive whole numbers or fractions of such.
 */
export function readClaimedRatios(given: ClaimedRatios | null | undefined): Ratios | null {
  if (given === undefined) return DEFAULT;
  if (given === null) return null;
  return { prose: readRatio('prose', given.prose), structured: readRatio('structured', given.structured) };
}

function readRatio(kind: keyof Ratios, given: unknown): Ratio {
  const [numerator, denominator]: unknown[] = Array.isArray(given) ? given : [given, 1];
  if (isPositive(numerator) && isPositive(denominator)) {
    const divisor = greatestCommonDivisor(numerator, denominator);
    return [numerator / divisor, denominator / divisor];
  }
  throw new HarnessError({
    code: 'CC_RATIOS_INVALID',
    what: `Expected \`ratios.${kind}\` to be a positive whole number, or a fraction of two, got ${got(given)}`,
    why: 'Up to these ratios of input to budget every anchor has to be in the summary; the boundary is exact.',
    next: 'Write `ratios: { prose: 5, structured: [5, 2] }`, or `ratios: null` where you claim none.',
  });
}

function isPositive(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}
