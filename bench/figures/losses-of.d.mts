export function lossesOf(earlier: readonly object[], now: readonly object[]): string[];
