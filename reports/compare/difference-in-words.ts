import type { Difference } from '../../src/compare/compare-report.js';
import { amount, count } from '../text/numbers.js';
import { pInWords } from './p-in-words.js';

/** In how many runs a property differs, and how sure that is. */
export function differenceInWords(difference: Difference, total: number): string {
  const { change, runs, reverse, both, p, certainty, returned } = difference;
  const [one, other] = change === 'regression' ? ['new', 'old'] : ['old', 'new'];
  const counted = [
    `only the ${one} one breaks it in ${amount(runs)} of ${count(total, 'run')}`,
    reverse > 0 && `only the ${other} one in ${amount(reverse)}`,
    both > 0 && `both in ${amount(both)}`,
    (reverse > 0 || certainty !== 'steady') && pInWords(p),
  ].filter(Boolean);
  const came = `it came back in ${returned.times} of ${returned.of} re-drives`;
  if (certainty === 'flaky') return `${counted.join(', ')}; flaky: ${came}`;
  return certainty === 'chance'
    ? `${counted.join(', ')}; ${came}, so chance explains it`
    : counted.join(', ');
}
