import type { Property } from '../property/property.js';
import type { Scenario } from '../scenario/scenario.js';
import type { Breach } from './breach.js';
import { isFlaky } from './is-flaky.js';
import { playAndJudge } from './play-and-judge.js';
import type { Playing } from './player.js';
import type { Shrunk } from './shrinking.js';

/** Whether no smaller conversation of a scope breaks the property; `tried` counts those that were played. */
export type Certification =
  | { certified: true; tried: number }
  | { certified: false; tried: number; reason: 'flaky' | 'cap' | 'time' | 'unanswered' | 'smaller' };

const MOST_SCENARIOS = 20_000;

/** Plays what is smaller than a breach, the smallest first, until one breaks the property: it is the minimum in scope. */
export async function certify(
  { breach, returned, tries }: Pick<Shrunk, 'breach' | 'returned' | 'tries'>,
  property: Property,
  scope: (scenario: Scenario) => Iterable<Scenario | null>,
  player: Playing,
  isOver: () => boolean,
  cap = MOST_SCENARIOS,
): Promise<{ certification: Certification; smaller: Breach | null }> {
  let tried = 0;
  const not = (
    reason: 'flaky' | 'cap' | 'time' | 'unanswered' | 'smaller',
    smaller: Breach | null = null,
  ) => ({
    certification: { certified: false as const, tried, reason },
    smaller,
  });
  if (!breach || isFlaky({ returned, tries })) return not('flaky');
  for (const scenario of scope(breach.observation.scenario)) {
    if (tried >= cap || scenario === null) return not('cap');
    if (isOver()) return not('time');
    tried += 1;
    const seen = await playAndJudge(player, property, scenario);
    if (!seen) return not('unanswered');
    if (seen.violations.length > 0) return not('smaller', seen);
  }
  return { certification: { certified: true, tried }, smaller: null };
}
