import type { Turn } from '../../src/transcript/turn.js';

/** The turns that have one text, at least two of each. */
export function twinsOf(log: readonly Turn[]): Turn[][] {
  const byText = new Map<string, Turn[]>();
  for (const turn of log) byText.set(turn.text, [...(byText.get(turn.text) ?? []), turn]);
  return [...byText.values()].filter((turns) => turns.length > 1);
}
