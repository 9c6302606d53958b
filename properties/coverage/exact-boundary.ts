import { dueProgress } from '../../src/property/due-progress.js';
import type { Observation } from '../../src/property/observation.js';
import { type Pass, passesOf } from '../../src/property/passes.js';
import { pastTheLastAnchor } from '../../src/property/past-the-last-anchor.js';
import type { Property, Violation } from '../../src/property/property.js';
import { ceilingOf, dueCoverage } from '../../src/property/safe-side.js';
import { uncoveredDue } from '../../src/property/uncovered-due.js';

export const exactBoundary: Property = {
  id: 'coverage/exact-boundary',
  clauses: ['S14', 'S3', 'S3b', 'S4'],
  level: 'must',
  claim: 'At exactly the ceiling a prefix is still safe, and one token above it the compactor fails closed.',
  why: 'Claims and coverage part ways exactly here, and `<` for `≤` or a rounded ratio is invisible everywhere else.',
  fix: 'Compare in integers, with `≤`: 3·prose + 5·structured ≤ 15·budget for the ratios 5 and 3.',
  needs: ['claims', 'takesBudget'],
  premise: {
    text: 'a prefix costs exactly the ceiling, or one token more',
    share: 0.003,
    never: 'it never handed over a prefix at the ceiling, or one token above it',
  },
  judge(observation) {
    const judged = passesOf(observation).flatMap((pass) => {
      const violations = judgePass(observation, pass);
      return violations ? [violations] : [];
    });
    return { met: judged.length, violations: judged.flat() };
  },
};

/** What a pass at the boundary broke; null where the pass was not there. */
function judgePass(observation: Observation, pass: Pass): Violation[] | null {
  const at = ceilingOf(observation, pass);
  if (at === 1) {
    const isDue = pass.answered.length > 0 && !pass.report && isOneAbove(observation, pass);
    return isDue ? pastTheLastAnchor(observation, pass) : null;
  }
  const due = at === 0 ? dueCoverage(observation, pass) : null;
  if (due) return uncoveredDue(pass, due, 'at');
  const progress = observation.supports.choosesPrefix ? dueProgress(observation, pass) : null;
  if (progress?.at !== 0) return null;
  if (pass.applied) return [];
  const { id } = progress.exchange.turns[0]!;
  const says = `compact() changed nothing, although the oldest exchange, from ${id} on, costs exactly the ceiling`;
  return [{ moment: pass.moment, turn: id, says }];
}

function isOneAbove(observation: Observation, pass: Pass): boolean {
  const { prefix } = pass;
  return (['prose', 'structured'] as const).some((kind) => {
    const index = prefix.findIndex((turn) => turn.kind === kind && turn.tokens > 0);
    if (index < 0) return false;
    const turn = prefix[index]!;
    const shorter = prefix.with(index, { ...turn, tokens: turn.tokens - 1 });
    const at = ceilingOf(observation, { ...pass, prefix: shorter });
    return at !== null && at < 1;
  });
}
