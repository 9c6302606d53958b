import type { Difference } from '../../src/compare/compare-report.js';
import { amount, count } from '../text/numbers.js';
import { pInWords } from './p-in-words.js';

/** In how many runs a property differs, and how sure that is. */
export function differenceInWords(difference: Difference, total: number): string {
  const { change, runs, reverse, both, p, certainty, returned } = difference;
  const [one, other] = change === 'regression' ? ['new', 'old'] : ['old', 'new'];
  if (difference.kind === 'elsewhere')
    return `only the ${one} one breaks it in ${amount(runs)} of ${count(total, 'run')}, each time that they are driven; the ${other} one breaks it in ${amount(reverse + both)}`;
  const counted = [
    `only the ${one} one breaks it in ${amount(runs)} of ${count(total, 'run')}`,
    reverse > 0 && `only the ${other} one in ${amount(reverse)}`,
    both > 0 && `both in ${amount(both)}`,
    (reverse > 0 || certainty !== 'steady') && pInWords(p),
  ].filter(Boolean);
  const says = counted.join(', ');
  const came = `it came back in ${returned.times} of ${returned.of} re-drives`;
  if (certainty === 'flaky') return `${says}; flaky: ${came}`;
  if (certainty === 'steady') return says;
  const { afresh } = difference;
  if (afresh.times < afresh.of)
    return `${says}; it depends on the process: it came back in ${afresh.times} of ${count(afresh.of, 'fresh one', 'fresh ones')}`;
  return `${says}; ${came}, so chance explains it`;
}
