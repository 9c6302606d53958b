import { storiesOf } from '../property/turn-stories.js';
import { LAW, TOOL } from '../run/law.js';
import type { Counterexample } from '../run/report.js';
import { signTest } from '../run/sign-test.js';
import { certaintyOf } from './certainty-of.js';
import type { Difference, SmallestDifference } from './compare-report.js';
import type { Way } from './find-smallest.js';
import { kindOf } from './kind-of.js';

/** What one way in which a property differs comes to. */
export function concludeDifference(
  way: Way,
  {
    isBeyondChance,
    ...how
  }: { compactor: string; seed: number; canShrink: boolean; isBeyondChance: boolean },
): Difference {
  const { tally, breaking, redriven: returned, afresh } = way;
  const { id, clauses, level, claim } = tally.property;
  const counted = { ...tally.runsOf(breaking), both: tally.both };
  const certainty = certaintyOf({ isBeyondChance, ...counted, returned, afresh });
  return {
    property: id,
    clauses,
    level,
    claim,
    change: breaking === 'new' ? 'regression' : 'repair',
    kind: kindOf({ certainty, isBeyondChance, ...counted }),
    ...counted,
    p: signTest(counted.runs, counted.reverse),
    certainty,
    returned,
    afresh,
    smallest: smallestOf(way, how),
  };
}

function smallestOf(
  { tally, failure, shrinking: { result }, player }: Way,
  { compactor, seed, canShrink }: { compactor: string; seed: number; canShrink: boolean },
): SmallestDifference | null {
  const { breach, returned, shrinking } = result;
  const other = breach && player.otherOf(breach.observation);
  if (!breach || !other) return null;
  const { id, clauses, claim } = tally.property;
  const { stories: otherStories } = storiesOf(other, breach.violations);
  const counterexample: Counterexample = {
    version: 1,
    tool: TOOL,
    law: LAW,
    compactor,
    property: id,
    clauses,
    claim,
    violations: breach.violations,
    ...storiesOf(breach.observation, breach.violations),
    observation: breach.observation,
    found: { seed, run: failure.run },
    shrinking,
    returned,
    file: null,
  };
  const unshrunk = canShrink ? null : 'baseline';
  return {
    counterexample,
    other,
    ...(otherStories && { otherStories }),
    unshrunk: canShrink && !shrinking.finished ? 'time' : unshrunk,
  };
}
