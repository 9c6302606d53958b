import type { Property } from '../../src/property/property.js';
import { type ViewChange, viewChangesOf } from '../../src/property/view-change.js';

export const viewShrinks: Property = {
  id: 'budget/view-shrinks',
  clauses: ['K9'],
  level: 'must',
  claim: 'A pass that changes the view makes it smaller.',
  why: 'A summary that is longer than what it replaces costs facts and gains nothing, and the next pass is due at once.',
  fix: 'Count the view before and after, with the wrapper of the summary, and leave it as it was where it would not shrink.',
  needs: ['ownView'],
  premise: {
    text: 'a pass changed the view',
    share: 0.05,
    never: 'it never changed the view',
  },
  judge(observation) {
    const changes = viewChangesOf(observation);
    const violations = changes
      .filter((change) => change.tokensAfter >= change.tokensBefore && !dropsEmptyTurnsOnly(change))
      .map(({ pass, tokensBefore, tokensAfter }) => ({
        moment: pass.moment,
        says: `the view has ${tokensAfter} tokens after the pass, and had ${tokensBefore} before it`,
      }));
    return { met: changes.length, violations };
  },
};

/** Turns without a token may go for nothing: the view got no smaller, and no summary took their place. */
function dropsEmptyTurnsOnly({ pass, tokensBefore, tokensAfter }: ViewChange): boolean {
  const isWithoutSummary = pass.now.view.every(({ type }) => type === 'kept');
  return tokensAfter === tokensBefore && (tokensAfter === 0 || isWithoutSummary);
}
