import { percentPassed } from '../text/numbers.js';

/** A share in a cell of a table; a dash where nothing was counted. */
export function shareInWords(share: number | null): string {
  return share === null ? '–' : percentPassed(share);
}
