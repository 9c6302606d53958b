import type { Outcome } from '../../src/compactor/session.js';
import { isDisturbed } from '../../src/property/disturbed.js';
import type { Property } from '../../src/property/property.js';
import { viewChangesOf } from '../../src/property/view-change.js';

export const viewFits: Property = {
  id: 'budget/view-fits',
  clauses: ['K9'],
  level: 'must',
  claim: 'After a pass the view fits the window, or the outcome says that it does not.',
  why: 'The next request is rejected for its length, and whoever sent it was told that all is well.',
  fix: 'Count the whole view, what is kept included. Where it cannot be made to fit, say so: a reason, or the tokens after the pass.',
  needs: ['ownView', 'ownOutcome'],
  premise: {
    text: 'a pass was applied to a view that did not fit the window',
    share: 0.01,
    never: 'it never applied a pass to a view that was larger than the window',
  },
  judge(observation) {
    const { window } = observation.scenario.settings;
    const changes = viewChangesOf(observation).filter(
      ({ pass, tokensBefore, tokensAfter }) =>
        pass.now.outcome !== null && !isDisturbed(pass.now) && Math.max(tokensBefore, tokensAfter) > window,
    );
    const violations = changes
      .filter(({ pass, tokensAfter }) => tokensAfter > window && !saysSo(pass.now.outcome!, window))
      .map(({ pass, tokensAfter }) => ({
        moment: pass.moment,
        says: `the view has ${tokensAfter} tokens after the pass, the window ${window}, and the outcome says nothing of it`,
      }));
    return { met: changes.length, violations };
  },
};

function saysSo({ reason, truncated, tokensAfter }: Outcome, window: number): boolean {
  return Boolean(reason) || truncated === true || (tokensAfter !== undefined && tokensAfter > window);
}
