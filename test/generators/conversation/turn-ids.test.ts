import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawTurnIds } from '../../../generators/conversation/turn-ids.js';
import { fromDraw } from '../../../generators/from-draw.js';

const PLACES = Array.from({ length: 440 }, (_, place) => place);

const logs = fc.sample(
  fromDraw((draw) => {
    const idAt = drawTurnIds(draw);
    return PLACES.map((place) => idAt(place));
  }),
  { numRuns: 200, seed: 1 },
);

it('names no two turns of a conversation alike', () => {
  for (const ids of logs) expect(new Set(ids).size).toBe(ids.length);
});

it.each([
  ['counts them mostly', (ids: string[]) => ids[0] === 't1' && ids[439] === 't440', 100],
  ['sorts them otherwise than the log does', (ids: string[]) => Number(ids[0]) > Number(ids[1]), 5],
  ['lets an earlier one begin with a later one', (ids: string[]) => ids[0]!.startsWith(ids[1]!), 5],
  ['lets two differ in case alone', (ids: string[]) => ids[0]!.toUpperCase() === ids[1]!.toUpperCase(), 5],
])('%s', (_, occurs, least) => {
  expect(logs.filter(occurs).length).toBeGreaterThan(least);
});
