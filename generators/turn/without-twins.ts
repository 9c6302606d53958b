import { TextMap } from '../../src/transcript/text-map.js';
import type { Turn } from '../../src/transcript/turn.js';

/** The candidates whose text no other of all turns has: twins are changed together, or stay as they are. */
export function withoutTwins(candidates: readonly Turn[], all: readonly Turn[]): Turn[] {
  const times = new TextMap<number>();
  for (const { text } of all) times.set(text, (times.get(text) ?? 0) + 1);
  return candidates.filter(({ text }) => times.get(text) === 1);
}
