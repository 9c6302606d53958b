/** One of several parts of a run, counted from 1: it plays every `of`-th scenario, so that no two shards share one. */
export interface Shard {
  index: number;
  of: number;
}

/** How many of a run's scenarios a shard plays; all where there is none. */
export function runsIn(runs: number, shard?: Shard): number {
  return shard ? Math.max(0, Math.ceil((runs - shard.index + 1) / shard.of)) : runs;
}

/** A run, or a shard of one, in so many parts; the parts of a shard are smaller shards of the run. */
export function partsOf(count: number, { index, of }: Shard = { index: 1, of: 1 }): Shard[] {
  return Array.from({ length: count }, (_, place) => ({ index: index + of * place, of: of * count }));
}

/** Which run of the whole is the one at a place, counted from 0, in a shard. */
export function runAt(place: number, shard?: Shard): number {
  return shard ? place * shard.of + shard.index - 1 : place;
}
