import { isMeanwhile } from '../../../src/scenario/meanwhile.js';
import type { Scenario, Step } from '../../../src/scenario/scenario.js';
import type { Candidate } from '../reducer.js';

/** One after the other what happens while a pass waits, or earlier in it; a session that is opened again in place of a kill. */
export function* fewerAtOnce(scenario: Scenario): Iterable<Candidate> {
  for (const [place, step] of scenario.steps.entries()) {
    const replaced = (plainer: Step) => ({
      scenario: { ...scenario, steps: scenario.steps.with(place, plainer) },
    });
    if (isMeanwhile(step)) {
      const { during, ...alone } = step;
      yield replaced(alone);
      for (let call = 0; call < during; call += 1) yield replaced({ ...step, during: call });
    } else if (step.step === 'kill') yield replaced({ step: 'reopen' });
  }
}
