import type { Turn } from '../transcript/turn.js';

/** Which turns of a log use a tool, or hold its result, under the same id; so that nobody has to look through the log for them. */
export class ToolLinks {
  private readonly byUse = new Map<string, Turn[]>();

  add(turn: Turn): void {
    for (const use of usesOf(turn)) {
      const linked = this.byUse.get(use);
      if (linked) linked.push(turn);
      else this.byUse.set(use, [turn]);
    }
  }

  /** The turns given, and all that are linked with one of them, or with one that is. */
  around(turns: Iterable<Turn>): Set<Turn> {
    const found = new Set(turns);
    // What is added while a set is gone through comes up in the same loop.
    for (const turn of found)
      for (const use of usesOf(turn)) for (const linked of this.byUse.get(use) ?? []) found.add(linked);
    return found;
  }
}

function usesOf({ uses, results }: Turn): string[] {
  if (!uses && !results) return [];
  return [...(uses ?? []).map(({ id }) => id), ...(results ?? []).map(({ use }) => use)];
}
