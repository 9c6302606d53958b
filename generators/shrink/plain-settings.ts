import type { Ratios } from '../../src/compactor/settings.js';

export const PLAIN_WINDOW = 8192;

export const PLAIN_RATIOS: Ratios = { prose: [5, 1], structured: [3, 1] };

export function isDefaultRatios(ratios: Ratios | null): boolean {
  return JSON.stringify(ratios) === JSON.stringify(PLAIN_RATIOS);
}
