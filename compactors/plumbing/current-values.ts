import type { Turn } from '../../src/transcript/turn.js';

/** So many lines are worth their tokens. */
const MOST = 4;

/** A line for each of the last few keys that turns state, with the value that was stated last. */
export function currentValues(turns: readonly Turn[]): string {
  const values = new Map<string, string>();
  for (const { anchor, facts = [] } of turns) {
    for (const { key, value } of facts) {
      if (value !== anchor) continue;
      values.delete(key);
      values.set(key, value);
    }
  }
  return [...values]
    .slice(-MOST)
    .map(([key, value]) => `${key} = ${value}\n`)
    .join('');
}
