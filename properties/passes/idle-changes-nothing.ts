import { gotNoSummary } from '../../src/property/failed-pass.js';
import { isIdle } from '../../src/property/idle.js';
import { passesOf } from '../../src/property/passes.js';
import type { Property } from '../../src/property/property.js';
import { stateDifference } from '../../src/property/same-state.js';

export const idleChangesNothing: Property = {
  id: 'passes/idle-changes-nothing',
  clauses: ['K8'],
  level: 'must',
  claim: 'A pass that finds no turn in the view which may leave it changes nothing.',
  why: 'Whoever summarizes the summary again, with nothing new to say, loses a little of it each time, and nobody appended a word.',
  fix: 'Look for turns that may be compacted before the summarizer is asked; where there are none, return.',
  needs: ['choosesPrefix'],
  implies: ['passes/no-loop'],
  premise: {
    text: 'a pass is asked for while no turn in the view may leave it, and nothing was appended since the moment before',
    share: 0.005,
  },
  judge(observation) {
    // What takes the place of a summary that did not come, and turns that had to stay, are judged as that.
    const idle = passesOf(observation).filter(
      (pass) => isIdle(observation, pass) && pass.leftView.length === 0 && !gotNoSummary(pass),
    );
    const violations = idle.flatMap(({ before, now, moment }) => {
      const difference = stateDifference(before!, now);
      return difference ? [{ moment, says: `no turn in the view could leave it, and ${difference}` }] : [];
    });
    return { met: idle.length, violations };
  },
};
