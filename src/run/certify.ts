import type { Property } from '../property/property.js';
import type { Scenario } from '../scenario/scenario.js';
import { compareSize, sizeOf } from '../scenario/size.js';
import type { Breach } from './breach.js';
import { isFlaky } from './is-flaky.js';
import { isSameKind } from './is-same-kind.js';
import { playAndJudge } from './play-and-judge.js';
import type { Playing } from './player.js';
import type { Certification } from './report.js';
import type { Scope } from './scenario-source.js';
import type { Shrunk } from './shrinking.js';

const MOST_SCENARIOS = 100_000;

/** What certifying needs of a run. */
export interface Certifying {
  property: Property;
  scopeOf(scenario: Scenario): Scope;
  player: Playing;
  isOver(): boolean;
  /** Drives a smaller breach again, and shrinks it. */
  shrink(breach: Breach): Promise<Shrunk>;
  /** How often each scenario is driven. */
  repeat?: number | undefined;
  /** At most so many scenarios are played. */
  most?: number;
}

type Certifiable = Pick<Shrunk, 'returned' | 'tries'> & { breach: Breach };

/**
 * Plays every scenario of the scope that is smaller than a breach, the smallest first. One that breaks the property as well
 * takes its place, and then everything smaller than that is played; null where there was none.
 */
export async function certify(
  found: Certifiable,
  certifying: Certifying,
): Promise<{ certification: Certification; smaller: Shrunk | null }> {
  const { scopeOf, shrink } = certifying;
  const counter = { played: 0 };
  let [breach, smaller]: [Breach, Shrunk | null] = [found.breach, null];
  for (;;) {
    const { words, smaller: scenarios } = scopeOf(breach.observation.scenario);
    const ended = isEnding(found, certifying) ?? (await playAll(scenarios, breach, certifying, counter));
    if (ended === null || typeof ended === 'string') {
      const before = smaller && { shrunkTo: [...sizeOf(found.breach.observation.scenario)] };
      const outcome =
        ended === null ? { certified: true as const } : { certified: false as const, why: ended };
      return { certification: { ...outcome, played: counter.played, scope: words, ...before }, smaller };
    }
    const shrunk = await shrink(ended);
    if (!shrunk.breach || isFlaky(shrunk)) {
      return {
        certification: { certified: false, why: 'flaky', played: counter.played, scope: words },
        smaller,
      };
    }
    // Shrinking has an order of its own, in which a plainer one may be the larger.
    breach =
      compareSize(shrunk.breach.observation.scenario, ended.observation.scenario) <= 0
        ? shrunk.breach
        : ended;
    smaller = { ...shrunk, breach };
  }
}

function isEnding(
  { breach, returned, tries }: Certifiable,
  { repeat = 1 }: Certifying,
): Certification['why'] | null {
  if (isFlaky({ returned, tries })) return 'flaky';
  if (repeat > 1) return 'repeat';
  const ending = breach.observation.breakdown?.kind;
  return ending === 'hung' || ending === 'exited' ? 'ending' : null;
}

/** Null where none breaks the property; the first that does, or why not all were played. */
async function playAll(
  scenarios: Iterable<Scenario | null>,
  breach: Breach,
  { property, player, isOver, most = MOST_SCENARIOS }: Certifying,
  counter: { played: number },
): Promise<Breach | NonNullable<Certification['why']> | null> {
  for (const scenario of scenarios) {
    if (isOver()) return 'time';
    if (counter.played >= most || scenario === null) return 'many';
    counter.played += 1;
    const seen = await playAndJudge(player, property, scenario);
    if (!seen) return 'unanswered';
    if (seen.violations.length > 0 && isSameKind(property, breach, seen)) return seen;
  }
  return null;
}
