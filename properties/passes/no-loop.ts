import { isDisturbed } from '../../src/property/disturbed.js';
import { isIdle } from '../../src/property/idle.js';
import type { Observation } from '../../src/property/observation.js';
import { type Pass, passesOf } from '../../src/property/passes.js';
import type { Property, Violation } from '../../src/property/property.js';
import { stateDifference } from '../../src/property/same-state.js';

export const noLoop: Property = {
  id: 'passes/no-loop',
  clauses: ['K8'],
  level: 'must',
  claim:
    'Of two passes with nothing appended between them, the second does not fire and leave the view as it was.',
  why: 'What fires once for nothing fires before every request from then on: each of them waits for a summarizer that is paid for and has nothing to do.',
  fix: 'Measure the view as it is now against the trigger, and ask the summarizer only if a turn can leave the view.',
  needs: ['choosesPrefix', 'takesTrigger'],
  implies: ['budget/trigger-awaited'],
  premise: {
    text: 'a pass has fired, and another is asked for under a trigger with nothing appended since',
    share: 0.005,
  },
  judge(observation) {
    if (observation.scenario.settings.trigger === undefined) return { met: 0, violations: [] };
    const pairs = inARow(observation).filter(([first]) => hasFired(observation, first));
    const violations = pairs.flatMap(([first, second]): Violation[] => {
      if (!hasFired(observation, second) || stateDifference(first.now, second.now)) return [];
      const says = `the pass fired again, with nothing appended since the one before, and left the view as that one had: it ${whatItDid(second)}`;
      return [{ moment: second.moment, says }];
    });
    return { met: pairs.length, violations };
  },
};

/** Two passes with nothing but questions between them. */
function inARow(observation: Observation): [first: Pass, second: Pass][] {
  const { scenario, moments } = observation;
  const passes = passesOf(observation).filter(({ now }) => scenario.steps[now.step]?.step === 'compact');
  return passes.flatMap((second, place): [Pass, Pass][] => {
    const first = passes[place - 1];
    if (!first || isDisturbed(first.now) || isDisturbed(second.now)) return [];
    const between = moments.slice(first.moment + 1, second.moment);
    const isQuiet = between.every(({ step }) => scenario.steps[step]?.step === 'recall');
    return isQuiet ? [[first, second]] : [];
  });
}

/** Whether a pass says that it compacted, or asked the summarizer although there was nothing to ask for. */
function hasFired(observation: Observation, pass: Pass): boolean {
  const { calls, outcome } = pass.now;
  return outcome?.status === 'compacted' || (calls.length > 0 && isIdle(observation, pass));
}

function whatItDid({ now }: Pass): string {
  const asked = now.calls.length > 0 ? 'asked the summarizer' : '';
  const said = now.outcome?.status === 'compacted' ? 'says that it compacted' : '';
  return [asked, said].filter(Boolean).join(', and ');
}
