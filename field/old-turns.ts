import type { Turn } from 'compaction-check';

/**
 * The turns before the newest `keep`, without a tool exchange of which a part is among those or has no result yet.
 *
 * For packages whose caller settles what is old: what is split there would be our doing.
 */
export function oldTurns(turns: readonly Turn[], keep: number): Set<string> {
  const answered = new Set(turns.flatMap(({ results = [] }) => results.map(({ use }) => use)));
  let end = Math.max(0, turns.length - keep);
  for (let moved = true; moved; ) {
    const kept = new Set(turns.slice(end).flatMap(({ results = [] }) => results.map(({ use }) => use)));
    const first = turns.findIndex(({ uses = [] }) =>
      uses.some(({ id }) => kept.has(id) || !answered.has(id)),
    );
    moved = first >= 0 && first < end;
    if (moved) end = first;
  }
  return new Set(turns.slice(0, end).map(({ id }) => id));
}
