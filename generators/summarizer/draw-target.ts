import { anchorFamily } from '../../src/simulation/anchor-family.js';
import type { Target } from '../../src/simulation/behaviour.js';
import type { Turn } from '../../src/transcript/turn.js';
import type { Draw } from '../draw.js';

/** Some of the turns: at one end or in the middle, any, or all whose anchors look alike. */
export function drawTarget(draw: Draw, turns: readonly Turn[]): Target {
  const anchored = turns.filter((turn) => turn.anchor !== null);
  const some = draw.int(1, Math.max(1, draw.chance(0.5) ? 3 : anchored.length));
  const at = draw.weighted<'head' | 'middle' | 'tail' | 'any' | 'family'>([
    ['tail', 4],
    ['head', 2],
    ['middle', 2],
    ['any', 2],
    ['family', 1],
  ]);
  if (anchored.length === 0) return { at: 'tail', turns: some };
  if (at === 'any') return { ids: draw.sample(anchored, some).map(({ id }) => id) };
  if (at === 'family') return { family: anchorFamily(draw.pick(anchored).anchor!) };
  return { at, turns: some };
}

/** The newest turns: what a summarizer leaves out that runs out of room. */
export function drawTail(draw: Draw, turns: readonly Turn[]): Target {
  return {
    at: 'tail',
    turns: draw.int(1, Math.max(1, Math.min(turns.length, draw.chance(0.7) ? 4 : turns.length))),
  };
}
