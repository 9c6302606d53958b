import type { Capabilities } from '../../src/compactor/capabilities.js';
import { eligibleTurns } from '../../src/transcript/eligible.js';
import type { Turn } from '../../src/transcript/turn.js';

/** The turns that a first pass hands to the summarizer: all of them, or those that a compactor can choose from. */
export function handedTurns(turns: readonly Turn[], supports: Capabilities, keep = 0): Turn[] {
  return supports.choosesPrefix ? eligibleTurns(turns, () => true, keep) : [...turns];
}
