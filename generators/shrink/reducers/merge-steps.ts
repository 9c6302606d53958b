import type { Scenario } from '../../../src/scenario/scenario.js';
import type { Candidate } from '../reducer.js';

/** All turns appended first, then each append together with the one before it. */
export function* mergeSteps(scenario: Scenario): Iterable<Candidate> {
  const appends = scenario.steps.flatMap((step, index) => (step.step === 'append' ? [index] : []));
  if (appends.length < 2) return;
  const turns = scenario.steps.flatMap((step) => (step.step === 'append' ? step.turns : []));
  const others = scenario.steps.filter((step) => step.step !== 'append');
  yield { scenario: { ...scenario, steps: [{ step: 'append', turns }, ...others] } };
  for (const [position, index] of appends.entries()) {
    const earlier = appends[position - 1];
    const [into, from] = [scenario.steps[earlier ?? -1], scenario.steps[index]];
    if (into?.step !== 'append' || from?.step !== 'append') continue;
    const steps = scenario.steps
      .with(earlier!, { ...into, turns: [...into.turns, ...from.turns] })
      .toSpliced(index, 1);
    yield { scenario: { ...scenario, steps } };
  }
}
