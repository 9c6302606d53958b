import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runAt, runsIn } from '../../../src/run/shard.js';

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

  it('are not needed', () => {
    expect([runsIn(7), runAt(5)]).toEqual([7, 5]);
  });
});
