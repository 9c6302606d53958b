import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Ratios } from '../../src/compactor/settings.js';
import { ceilingWeights, costOf } from '../../src/transcript/ceiling.js';
import { type Handover, lengthen } from '../handover/handover.js';
import { paddable } from '../handover/paddable.js';
import type { Material } from '../material/material.js';
import { mostTokens } from './most-tokens.js';

/**
 * Adds words to a turn, where needed, until a faithful summary of the turns handed over fits into the budget whose
 * ceiling they reach, with so many tokens to spare, and makes the view smaller; only the latter unless turns are to be `cheap`.
 */
export function makeRoom(
  handover: Handover,
  material: Material,
  ratios: Ratios | null,
  { overheadTokens }: Capabilities,
  { spare = 0, cheap = true }: { spare?: number; cheap?: boolean } = {},
): Handover {
  const { handed } = handover;
  const turn = paddable(handover);
  if (!turn) return handover;
  const summary = mostTokens(handed, material) + spare;
  const weights = ceilingWeights(ratios);
  const tooShort = summary + overheadTokens + 1 - handed.reduce((sum, { tokens }) => sum + tokens, 0);
  const tooCheap = Math.ceil((summary * weights.budget - costOf(handed, weights)) / weights[turn.kind]);
  const words = cheap ? Math.max(tooShort, tooCheap) : tooShort;
  return words > 0 ? lengthen(handover, material, new Map([[turn, words]])) : handover;
}
