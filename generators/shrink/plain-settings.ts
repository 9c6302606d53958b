import type { Ratios } from '../../src/compactor/settings.js';

export const PLAIN_WINDOW = 8192;

export const PLAIN_RATIOS: Ratios = { prose: [5, 1], structured: [3, 1] };

/** No ratios at all count as plain too: they are held where they cannot be told. */
export function isDefaultRatios(ratios: Ratios | null): boolean {
  return ratios === null || JSON.stringify(ratios) === JSON.stringify(PLAIN_RATIOS);
}
