import type { Counterexample } from '../../src/run/report.js';
import { isMeanwhile } from '../../src/scenario/meanwhile.js';

const MOST = 10;

/**
 * The places of the steps that a reader needs: all of a short scenario; of a long one the first and the last, those
 * after which something broke with their neighbours, and the compaction before the first of them.
 */
export function stepsShown({ observation, violations }: Counterexample): number[] {
  const { scenario, moments, breakdown } = observation;
  let last = breakdown ? breakdown.step : (moments.at(-1)?.step ?? -1);
  // What happened while the last pass waited stands behind it, and was seen with it.
  if (!breakdown) while (isMeanwhile(scenario.steps[last + 1])) last += 1;
  const played = Array.from({ length: last + 1 }, (_, place) => place);
  if (played.length <= MOST) return played;
  const broken = violations.slice(0, 3).flatMap(({ moment }) => moments[moment]?.step ?? []);
  const first = Math.min(...broken, last);
  const before = scenario.steps.slice(0, first).findLastIndex((step) => step.step === 'compact');
  const wanted = new Set([0, last, before, ...broken.flatMap((place) => [place - 1, place, place + 1])]);
  return played.filter((place) => wanted.has(place));
}
