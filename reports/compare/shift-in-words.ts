import type { Shift } from '../../src/compare/compare-report.js';
import { amount, count } from '../text/numbers.js';
import { pInWords } from './p-in-words.js';

/** In how many runs a count went up and down, and what it comes to. */
export function shiftInWords({ measure, gained, lost, p, certainty, old, new: now }: Shift): string {
  const thing = measure === 'coverage' ? 'covered turn' : 'refusal';
  const ways = [
    gained > 0 && `gained in ${count(gained, 'run')}`,
    lost > 0 && `lost in ${count(lost, 'run')}`,
  ].filter(Boolean);
  return `${ways.join(', ')}, ${pInWords(p)}; ${count(old, thing)} before, ${amount(now)} now${certainty === 'chance' ? '; not more than chance gives' : ''}`;
}
