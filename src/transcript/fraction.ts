/** Whether something is a fraction that can be compared exactly: of two positive whole numbers. */
export function isFraction(ratio: readonly number[]): boolean {
  return ratio.every((part) => Number.isSafeInteger(part) && part > 0);
}

/** The largest whole number that divides both. */
export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
