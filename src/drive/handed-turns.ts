import type { Turn, TurnId } from '../transcript/turn.js';

/** Copies of turns that a compactor may hold on to; what it does to them is found out, not prevented. */
export class HandedTurns {
  private readonly pairs: { original: Turn; copy: Turn }[] = [];
  private readonly lists: { list: Turn[]; copies: Turn[] }[] = [];

  hand(turns: readonly Turn[]): Turn[] {
    const copies = turns.map((original) => {
      const copy = copyOf(original);
      this.pairs.push({ original, copy });
      return copy;
    });
    const list = [...copies];
    this.lists.push({ list, copies });
    return list;
  }

  /** The turns whose copies differ from the originals, or that were moved in the arrays that held them. */
  changed(): TurnId[] {
    const ids = new Set<TurnId>();
    for (const { original, copy } of this.pairs) if (!isUntouched(original, copy)) ids.add(original.id);
    for (const { list, copies } of this.lists) {
      copies.forEach((copy, index) => {
        if (list[index] !== copy) ids.add(copy.id);
      });
      for (const extra of list.slice(copies.length)) ids.add(extra?.id ?? 'unknown');
    }
    return [...ids];
  }
}

function copyOf(turn: Turn): Turn {
  const copy = { ...turn };
  if (turn.facts) copy.facts = turn.facts.map((fact) => ({ ...fact }));
  if (turn.uses) copy.uses = turn.uses.map((use) => ({ ...use }));
  if (turn.results) copy.results = turn.results.map((result) => ({ ...result }));
  if (turn.attachments) copy.attachments = turn.attachments.map((attachment) => ({ ...attachment }));
  return copy;
}

/** A copy that can no longer be read was changed. */
function isUntouched(original: Turn, copy: Turn): boolean {
  try {
    return isSame(original, copy);
  } catch {
    return false;
  }
}

/** Both are plain data with the same order of keys, unless somebody changed one of them. */
function isSame(original: unknown, copy: unknown): boolean {
  if (original === copy) return true;
  if (typeof original !== 'object' || typeof copy !== 'object' || !original || !copy) return false;
  let keys = 0;
  for (const key in original) {
    if (!isSame(original[key as keyof typeof original], copy[key as keyof typeof copy])) return false;
    keys += 1;
  }
  for (const _ in copy) keys -= 1;
  return keys === 0;
}
