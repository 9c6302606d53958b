import { isKilled } from '../../src/property/killed.js';
import type { Moment } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import { stateDifference } from '../../src/property/same-state.js';
import { isMeanwhile } from '../../src/scenario/meanwhile.js';
import type { Scenario } from '../../src/scenario/scenario.js';

export const killBeforeOrAfter: Property = {
  id: 'durability/kill-before-or-after',
  clauses: ['K10'],
  level: 'must',
  claim:
    'After a kill, a session is in the state before the pass or in the state after it, never in another one.',
  why: 'A process can end at any moment. What is written in several steps is then half written, and what was waiting to be written is lost.',
  fix: 'Write turns at once, and everything that a pass changes in one transaction once its summary has come.',
  needs: ['durable'],
  implies: [
    'conservation/partition',
    'conservation/loud',
    'conservation/log-append-only',
    'protocol/newest-request-kept',
    'protocol/newest-turns-kept',
    'protocol/pinned-turns-kept',
    'protocol/user-turn-present',
    'protocol/opens-with-user',
    'protocol/exchanges-whole',
    'coverage/progress',
    'protocol/first-task-kept',
    'protocol/system-first',
    'protocol/log-order',
    'reconstruction/fact-answered',
    'reconstruction/fact-answered-strict',
    'reconstruction/uncovered-verbatim',
  ],
  premise: { text: 'a session was killed and opened again', share: 0.01 },
  companions(scenario) {
    const { steps } = scenario;
    const kill = steps.findIndex((step) => step.step === 'kill' && isMeanwhile(step));
    // The steps keep their places up to the first kill that happens while a pass waits.
    return kill < 0 ? [] : [{ ...scenario, steps: steps.slice(0, kill) }];
  },
  judge({ scenario, moments }, [unharmed]) {
    const violations: Violation[] = [];
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      const before = moments[moment - 1];
      if (!before || !isKilled(scenario, now) || now.appended !== before.appended) continue;
      // The state between two passes was not seen.
      if (now.outcome !== null && hasUnendedPass(scenario, now)) continue;
      met += 1;
      const difference = stateDifference(before, now);
      const after = unharmed?.moments.find(({ step }) => step === now.step);
      const isPass = scenario.steps[now.step]?.step === 'compact';
      if (difference === null || (isPass && after && stateDifference(after, now) === null)) continue;
      const ending = isPass ? ', and it is not the state after the pass either' : '';
      violations.push({
        moment,
        says: `the session was killed and opened again, and ${difference}${ending}`,
      });
    }
    return { met, violations };
  },
};

function hasUnendedPass({ steps }: Scenario, { meanwhile = [] }: Moment): boolean {
  return meanwhile.some(
    ({ step, outcome, refusal }) => steps[step]?.step === 'compact' && outcome === null && refusal === null,
  );
}
