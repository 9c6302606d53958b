/** One of several parts of a run, counted from 1: it plays every `of`-th scenario, so that no two shards share one. */
export interface Shard {
  index: number;
  of: number;
}

/** How many of a run's scenarios a shard plays; all where there is none. */
export function runsIn(runs: number, shard?: Shard): number {
  return shard ? Math.max(0, Math.ceil((runs - shard.index + 1) / shard.of)) : runs;
}

/** Which run of the whole is the one at a place, counted from 0, in a shard. */
export function runAt(place: number, shard?: Shard): number {
  return shard ? place * shard.of + shard.index - 1 : place;
}
