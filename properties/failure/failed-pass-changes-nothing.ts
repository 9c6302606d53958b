import { gotNoSummary, putIn } from '../../src/property/failed-pass.js';
import { isKilled } from '../../src/property/killed.js';
import type { SeenItem } from '../../src/property/observation.js';
import { type Pass, passesOf } from '../../src/property/passes.js';
import type { Property, Violation } from '../../src/property/property.js';
import { claimed, isChanged } from '../../src/property/view-change.js';
import { isNoTurn } from '../../src/property/view-items.js';

export const failedPassChangesNothing: Property = {
  id: 'failure/failed-pass-changes-nothing',
  clauses: ['K3'],
  level: 'must',
  claim: 'A pass that ends without a usable summary leaves view and pointer set as they were.',
  why: 'Whoever clears the history before the summary is there has neither when the summarizer fails.',
  fix: 'Change the state in one step, at the end, once the summary was looked at; on a failure change nothing.',
  needs: [],
  premise: {
    text: 'a pass got no summary and put nothing in the place of turns',
    share: 0.02,
    never: 'it never had a pass without a summary',
  },
  judge(observation) {
    const { scenario } = observation;
    // What a kill leaves is judged as that.
    const failed = passesOf(observation).filter(
      (pass) => gotNoSummary(pass) && !isReplaced(pass) && !isKilled(scenario, pass.now),
    );
    return { met: failed.length, violations: failed.flatMap(changes) };
  },
};

/** Whether something took the place of turns, or of a summary, although no summary came: what it is, is judged elsewhere. */
function isReplaced(pass: Pass): boolean {
  const { before, now, leftView } = pass;
  const put = putIn(pass);
  if (put.length === 0) return false;
  if (put.some(({ type }) => type === 'summary')) return true;
  const count = (items: readonly SeenItem[] = []) => items.filter(isNoTurn).length;
  return leftView.length > 0 || count(now.view) <= count(before?.view) || claimed(now) !== claimed(before);
}

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
