import type { PropertyReport } from '../../src/run/report.js';
import { amount, percent, percentBetween } from '../text/numbers.js';

/** A figure with its share, and the interval in which that lies with 95 % confidence. */
export function figureInWords(name: string, figure: PropertyReport['figures'][string]): string {
  const { part, whole, interval } = figure;
  const counted = `${name}: ${amount(part)} of ${amount(whole)}`;
  if (interval === null) return counted;
  return `${counted} (${percent(part / whole)}; 95%-interval ${percentBetween(...interval)})`;
}
