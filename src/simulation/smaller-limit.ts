/** The smaller of two limits in tokens, as a whole number; what is not finite is none. */
export function smallerLimit(
  one: number | null | undefined,
  other: number | null | undefined,
): number | null {
  const limits = [one, other].filter((limit): limit is number => Number.isFinite(limit));
  return limits.length === 0 ? null : Math.max(0, Math.floor(Math.min(...limits)));
}
