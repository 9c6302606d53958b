import { dueProgress } from '../../src/property/due-progress.js';
import { passesOf } from '../../src/property/passes.js';
import type { Property } from '../../src/property/property.js';

export const progress: Property = {
  id: 'coverage/progress',
  clauses: ['S3b'],
  level: 'must',
  claim:
    'A pass is applied when the view is over its trigger and the oldest eligible exchange fits under the ceiling.',
  why: 'A compactor that finds nothing to do, or refuses, while there is safe work lets the context overflow.',
  fix: 'Choose a shorter prefix instead of refusing the whole one; begin with the oldest exchange alone.',
  needs: ['choosesPrefix'],
  implies: ['coverage/exact-boundary'],
  premise: {
    text: 'the view is over its trigger, and its oldest eligible exchange is below the ceiling',
    share: 0.02,
  },
  judge(observation) {
    const due = passesOf(observation).flatMap((pass) => {
      const progress = dueProgress(observation, pass);
      return progress && progress.at < 0 ? [{ pass, exchange: progress.exchange }] : [];
    });
    const violations = due
      .filter(({ pass }) => !pass.applied)
      .map(({ pass, exchange }) => ({
        moment: pass.moment,
        turn: exchange.turns[0]!.id,
        says: `compact() changed nothing (${pass.now.refusal?.message ?? pass.now.outcome?.reason ?? pass.now.outcome?.status}), although ${exchange.turns.map(({ id }) => id).join(', ')} could be compacted safely`,
      }));
    return { met: due.length, violations };
  },
};
