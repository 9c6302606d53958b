import type { Losses } from '../run/player.js';

/** A case that hangs costs the limit of a step, one that ends its thread only the start of another. */
const MOST: Losses = { hung: 5, exited: 2000 };

/** Whether so many cases of a compactor were lost that driving more of them would take too long. */
export function hasGivenUp({ hung, exited }: Losses): boolean {
  return hung >= MOST.hung || exited >= MOST.exited;
}
