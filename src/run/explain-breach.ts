import { HarnessError } from '../errors/harness-error.js';
import type { Property } from '../property/property.js';
import type { Scenario } from '../scenario/scenario.js';
import { isFlaky } from './is-flaky.js';
import type { Player } from './player.js';
import type { Explanation } from './report.js';
import type { ScenarioSource } from './scenario-source.js';
import type { Shrunk } from './shrinking.js';

/**
 * What of a smallest breach matters: plays it with one part changed at a time, and sees whether the property still
 * breaks. Null where nothing can be learned so: it does not always break, or the compactor hangs, or ends the process.
 */
export async function explainBreach(
  { breach, returned, tries }: Pick<Shrunk, 'breach' | 'returned' | 'tries'>,
  property: Property,
  { neighbours }: Pick<ScenarioSource, 'neighbours'>,
  player: Player,
  isOver: () => boolean,
): Promise<Explanation | null> {
  if (!breach || !neighbours || isFlaky({ returned, tries })) return null;
  const { observation } = breach;
  const ending = observation.breakdown?.kind;
  if (ending === 'hung' || ending === 'exited') return null;
  const explanation: Explanation = { matters: [], varies: [], neighbour: null };
  for (const { part, alternatives } of neighbours(observation.scenario)) {
    let holding: (typeof alternatives)[number] | undefined;
    let isUnanswered = false;
    for (const alternative of alternatives) {
      if (isOver()) return null;
      const breaks = await isBroken(alternative.scenario, property, player);
      isUnanswered ||= breaks === null;
      if (breaks !== false) continue;
      holding = alternative;
      break;
    }
    if (!holding) {
      if (!isUnanswered) explanation.varies.push(part);
      continue;
    }
    explanation.matters.push({ part, instead: holding.instead });
    explanation.neighbour ??= holding.scenario;
  }
  return explanation;
}

/** Whether a scenario breaks a property; null where a model did not answer in it. */
async function isBroken(scenario: Scenario, property: Property, player: Player): Promise<boolean | null> {
  try {
    const { violations } = await player.judge(property, await player.play(scenario));
    return violations.length > 0;
  } catch (error) {
    if (error instanceof HarnessError) return null;
    throw error;
  }
}
