import type fc from 'fast-check';
import type { Kind } from '../../src/transcript/turn.js';
import { fromDraw } from '../from-draw.js';
import type { Material } from '../material/material.js';

/** Texts of 300 to 800 characters: prose in several scripts, JSON, code, logs, and what trips careless code. */
export function textArbitrary({ bodies }: Material, kind?: Kind): fc.Arbitrary<string> {
  const texts = (kind ? bodies[kind] : [...bodies.prose, ...bodies.structured]).map(({ text }) => text);
  return fromDraw((draw) => draw.pick(texts));
}
