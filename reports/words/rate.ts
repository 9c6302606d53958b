import type { RateReport } from '../../src/run/report.js';
import { percentGiven } from '../text/numbers.js';

/** What a rate is shown to be, of which a run was to show that it is below a limit. */
export function rateInWords({ limit, shown }: Pick<RateReport, 'limit' | 'shown'>): string {
  if (shown === null) return `its rate is not shown to be below ${percentGiven(limit)}, nor above`;
  return `its rate is ${shown} ${percentGiven(limit)}`;
}
