import { ENOUGH } from './enough.js';
import { type RateGoal, shownRate } from './rate-goal.js';
import type { Tally } from './tally.js';

/** Whether the rates of all properties are shown to be below a limit, or one is shown to be above it. */
export function isShown(tallies: readonly Tally[], runs: number, goal: RateGoal): boolean {
  const judged = tallies.filter(
    // What only another design would put to the test is skipped in the end, and not waited for.
    ({ skipped, met, property }) =>
      skipped === null && !(met === 0 && property.premise.never && runs >= ENOUGH),
  );
  const shown = judged.map(({ broken, met }) => shownRate(broken, met, goal));
  return shown.includes('above') || (shown.length > 0 && shown.every((side) => side === 'below'));
}
