import { gotNoSummary, putIn } from '../../src/property/failed-pass.js';
import { type Pass, passesOf } from '../../src/property/passes.js';
import type { Property, Violation } from '../../src/property/property.js';
import { isChanged } from '../../src/property/view-change.js';

export const failedPassChangesNothing: Property = {
  id: 'failure/failed-pass-changes-nothing',
  clauses: ['K3'],
  level: 'must',
  claim: 'A pass that ends without a usable summary leaves view and pointer set as they were.',
  why: 'Whoever clears the history before the summary is there has neither when the summarizer fails.',
  fix: 'Change the state in one step, at the end, once the summary was looked at; on a failure change nothing.',
  needs: [],
  premise: {
    text: 'a pass got no summary and put nothing in the place of one',
    share: 0.02,
    never: 'it never had a pass without a summary',
  },
  judge(observation) {
    const failed = passesOf(observation).filter((pass) => gotNoSummary(pass) && putIn(pass).length === 0);
    return { met: failed.length, violations: failed.flatMap(changes) };
  },
};

function changes(pass: Pass): Violation[] {
  const { moment, leftView } = pass;
  if (leftView.length > 0) {
    return leftView.map((turn) => ({
      moment,
      turn,
      says: `${turn} left the view although no usable summary came`,
    }));
  }
  return isChanged(pass)
    ? [{ moment, says: 'view or pointer set changed although no usable summary came' }]
    : [];
}
