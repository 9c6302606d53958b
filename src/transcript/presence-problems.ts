import { presenceSearch } from './presence.js';
import type { Turn } from './turn.js';

/** Anchors and facts that are absent from their own turn, or present in another turn or its anchor, twins aside. */
export function presenceProblems(turns: readonly Turn[]): string[] {
  const owners = ownersOfValues(turns);
  const search = presenceSearch([...owners.keys()]);
  const problems = unequalTwins(turns);
  for (const turn of turns) {
    const inText = search(turn.text);
    for (const value of valuesOf(turn)) {
      if (!inText.has(value)) problems.push(`${named(turn, value)} is not present in its own text`);
    }
    const inAnchor = turn.anchor === null ? [] : search(turn.anchor);
    for (const value of new Set([...inText, ...inAnchor])) {
      for (const owner of owners.get(value)!) {
        if (owner.text !== turn.text) problems.push(`${named(owner, value)} is also present in ${turn.id}`);
      }
    }
  }
  return problems;
}

function ownersOfValues(turns: readonly Turn[]): Map<string, Turn[]> {
  const owners = new Map<string, Turn[]>();
  for (const turn of turns) {
    for (const value of valuesOf(turn)) {
      const others = owners.get(value);
      if (others) others.push(turn);
      else owners.set(value, [turn]);
    }
  }
  return owners;
}

function valuesOf({ anchor, facts }: Turn): Set<string> {
  const values = new Set<string>();
  if (anchor !== null) values.add(anchor);
  for (const { value } of facts ?? []) {
    if (value !== '') values.add(value);
  }
  return values;
}

function named(turn: Turn, value: string): string {
  return `${turn.id}: its ${turn.anchor === value ? 'anchor' : 'fact'} "${value}"`;
}

/** Twins cannot be told apart by their text, so they share one anchor. */
function unequalTwins(turns: readonly Turn[]): string[] {
  const first = new Map<string, Turn>();
  return turns.flatMap((turn) => {
    const twin = first.get(turn.text);
    if (!twin) first.set(turn.text, turn);
    if (!twin || twin.anchor === turn.anchor) return [];
    return [`${turn.id}: it has the text of ${twin.id} but another anchor`];
  });
}
