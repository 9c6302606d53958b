import type { Turn } from '../transcript/turn.js';
import type { Observation } from './observation.js';
import { passesOf } from './passes.js';
import type { Judgement, Violation } from './property.js';
import { isSaid } from './view-items.js';

/** Judges that no pass takes out of the view what, by the log so far, is to stay; `says` tells of a turn that left. */
export function judgeStaying(
  observation: Observation,
  staying: (log: readonly Turn[]) => readonly Turn[],
  says: (turn: Turn) => string,
): Judgement {
  const violations: Violation[] = [];
  let met = 0;
  for (const { moment, now, log, leftView } of passesOf(observation)) {
    const turns = staying(log);
    if (turns.length > 0) met += 1;
    for (const turn of turns)
      if (leftView.includes(turn.id) && !isSaid(now, turn))
        violations.push({ moment, turn: turn.id, says: says(turn) });
  }
  return { met, violations };
}
