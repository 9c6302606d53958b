import type { Capabilities } from '../../src/compactor/capabilities.js';
import { eligibleTurns } from '../../src/transcript/eligible.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Material } from '../material/material.js';
import { padTurn } from '../turn/pad-turn.js';

/** The turns before the first pass, and those of them that the pass hands to the summarizer. */
export interface Handover {
  turns: readonly Turn[];
  handed: readonly Turn[];
}

/** All turns are handed over, or those that a compactor which chooses can take. */
export function handOver(turns: readonly Turn[], { choosesPrefix }: Capabilities, keep = 0): Handover {
  return { turns, handed: choosesPrefix ? eligibleTurns(turns, () => true, keep) : turns };
}

/** The same with words added to some turns. */
export function lengthen(
  { turns, handed }: Handover,
  material: Material,
  words: ReadonlyMap<Turn, number>,
): Handover {
  const longer = new Map([...words].map(([turn, count]) => [turn, padTurn(material, turn, count)]));
  const exchange = (list: readonly Turn[]) => list.map((turn) => longer.get(turn) ?? turn);
  return { turns: exchange(turns), handed: exchange(handed) };
}
