import type { Property } from '../property/property.js';
import { isFlaky } from './is-flaky.js';
import { playAndJudge } from './play-and-judge.js';
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
      const seen = await playAndJudge(player, property, alternative.scenario);
      isUnanswered ||= seen === null;
      if (seen?.violations.length !== 0) continue;
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
