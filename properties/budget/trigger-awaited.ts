import { passesOf } from '../../src/property/passes.js';
import type { Property } from '../../src/property/property.js';
import { isChanged, tokensBefore } from '../../src/property/view-change.js';

/** Whatever stands around each message of a request, in tokens. */
const FRAME = 8;

export const triggerAwaited: Property = {
  id: 'budget/trigger-awaited',
  clauses: ['K20', 'K21'],
  level: 'should',
  claim: 'A pass changes nothing while the view is far below its trigger.',
  why: 'Whoever counts tokens twice, or goes by a count from before the last pass, compacts again and again, and each time facts are lost for no gain.',
  fix: 'Measure the view as it is now against the trigger as it was given, each token once.',
  needs: ['takesTrigger', 'ownView'],
  premise: {
    text: 'a pass is asked for while the trigger is more than twice the view',
    share: 0.001,
  },
  judge(observation) {
    const { scenario, supports } = observation;
    const { trigger } = scenario.settings;
    if (trigger === undefined) return { met: 0, violations: [] };
    const factor = Math.max(2, supports.estimateFactor);
    const early = passesOf(observation).flatMap((pass) => {
      const { before, log } = pass;
      const tokens = tokensBefore(pass);
      const items = (before?.view.length ?? 0) + log.length - (before?.appended ?? 0);
      const atMost = (tokens + items * FRAME + supports.overheadTokens) * factor;
      return items > 0 && atMost < trigger ? [{ pass, tokens }] : [];
    });
    const violations = early
      .filter(({ pass }) => isChanged(pass))
      .map(({ pass, tokens }) => ({
        moment: pass.moment,
        says: `the view had ${tokens} tokens and the trigger is ${trigger}, and the pass changed it`,
      }));
    return { met: early.length, violations };
  },
};
