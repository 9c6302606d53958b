import type { Turn } from '../../src/transcript/turn.js';

/** So many lines are worth their tokens. */
const MOST = 4;

/** A line for each of the last few keys that had two values, with the one that was stated last. */
export function currentValues(turns: readonly Turn[]): string {
  const values = new Map<string, string>();
  const changed = new Set<string>();
  for (const { anchor, facts = [] } of turns) {
    for (const { key, value } of facts) {
      if (value !== anchor) continue;
      if (values.has(key)) changed.add(key);
      values.delete(key);
      values.set(key, value);
    }
  }
  return [...values]
    .filter(([key]) => changed.has(key))
    .slice(-MOST)
    .map(([key, value]) => `${key} = ${value}\n`)
    .join('');
}
