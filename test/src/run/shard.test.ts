import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsOf, runAt, runsIn, type Shard } from '../../../src/run/shard.js';

describe('the shards of a run', () => {
  it('have all of its scenarios, each once', () => {
    fc.assert(
      fc.property(fc.nat(300), fc.integer({ min: 1, max: 40 }), (runs, of) => {
        const played = Array.from({ length: of }, (_, place) => ({ index: place + 1, of })).flatMap((shard) =>
          Array.from({ length: runsIn(runs, shard) }, (_, place) => runAt(place, shard)),
        );
        expect(played.sort((one, other) => one - other)).toEqual([...Array(runs).keys()]);
      }),
    );
  });

  it('have parts that are smaller shards, and play together what they play', () => {
    fc.assert(
      fc.property(
        fc.nat(200),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 9 }),
        (runs, of, count) => {
          const shard = { index: (runs % of) + 1, of };
          const playedBy = (one: Shard) =>
            Array.from({ length: runsIn(runs, one) }, (_, place) => runAt(place, one));
          const parts = partsOf(count, shard).flatMap(playedBy);
          expect(parts.sort((one, other) => one - other)).toEqual(playedBy(shard));
        },
      ),
    );
    expect(partsOf(2)).toEqual([
      { index: 1, of: 2 },
      { index: 2, of: 2 },
    ]);
  });

  it('are not needed', () => {
    expect([runsIn(7), runAt(5)]).toEqual([7, 5]);
  });
});
