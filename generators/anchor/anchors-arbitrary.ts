import type fc from 'fast-check';
import { fromDraw } from '../from-draw.js';
import type { Material } from '../material/material.js';

/** So many different anchors, none of which is present in another or in any text of the pool. */
export function anchorsArbitrary({ anchors }: Material, count: number): fc.Arbitrary<string[]> {
  return fromDraw((draw) =>
    draw
      .shuffle(anchors)
      .slice(0, count)
      .map(({ text }) => text),
  );
}
