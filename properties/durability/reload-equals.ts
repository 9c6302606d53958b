import type { Moment } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import { stateDifference } from '../../src/property/same-state.js';
import { killBeforeOrAfter } from './kill-before-or-after.js';

export const reloadEquals: Property = {
  id: 'durability/reload-equals',
  clauses: ['K10'],
  level: 'must',
  claim: 'A session that is closed and opened again has the same view, claims and answers.',
  why: 'What is kept in memory alone is gone with the process, and the next one goes on as if it had never been said.',
  fix: 'Write every turn and every checkpoint to the directory when it is accepted, and read the state from nowhere else.',
  needs: ['durable'],
  // What a kill may take of a session, closing it may take as well.
  implies: [...killBeforeOrAfter.implies!, killBeforeOrAfter.id],
  premise: { text: 'a session was closed and opened again', share: 0.01 },
  judge({ scenario, moments }) {
    const violations: Violation[] = [];
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      const before = moments[moment - 1];
      if (!before || scenario.steps[now.step]?.step !== 'reopen') continue;
      met += 1;
      const difference = stateDifference(before, now) ?? otherAnswer(before, now);
      if (difference)
        violations.push({ moment, says: `the session was closed and opened again, and ${difference}` });
    }
    return { met, violations };
  },
};

function otherAnswer(before: Moment, now: Moment): string | null {
  for (const [id, answer] of Object.entries(before.answers ?? {})) {
    const again = now.answers?.[id];
    if (!again) continue;
    const textOf = (one: typeof answer) => ('text' in one ? one.text : null);
    if (textOf(answer) !== textOf(again)) return `${id} is answered otherwise`;
  }
  return null;
}
