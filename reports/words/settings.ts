import type { Ratio, Settings } from '../../src/compactor/settings.js';
import { amount, count } from '../text/numbers.js';

/** What the compactor was told when it opened, in words. */
export function settingsInWords(settings: Settings): string {
  const { summaryBudget, ratios, window, trigger, keep } = settings;
  return [
    summaryBudget === null ? 'no summary budget' : `summary budget ${count(summaryBudget, 'token')}`,
    ratios && `ratios ${ratio(ratios.prose)} (prose) and ${ratio(ratios.structured)} (structured)`,
    `window ${amount(window)}`,
    trigger !== undefined && `trigger ${amount(trigger)}`,
    keep !== undefined && `keep ${count(keep, 'turn')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

function ratio([numerator, denominator]: Ratio): string {
  return denominator === 1 ? `${numerator}` : `${numerator}/${denominator}`;
}
