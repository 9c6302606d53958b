import type { Turn } from './turn.js';

/** The tokens of some turns. */
export function tokensOf(turns: readonly Turn[]): number {
  return turns.reduce((sum, { tokens }) => sum + tokens, 0);
}
