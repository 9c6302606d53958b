import { describe, expect, it } from 'vitest';
import { GivenTurns } from '../../../generators/conversation/given-turns.js';
import { turnsArbitrary } from '../../../generators/conversation/turns-arbitrary.js';
import { fromDraw } from '../../../generators/from-draw.js';
import { loadMaterial } from '../../../generators/material/material.js';
import { PLAIN_STYLE } from '../../../generators/turn/turn-style.js';
import { turnProblems } from '../../../src/transcript/well-formed.js';
import { valuesOf } from '../scenarios.js';

const material = await loadMaterial('o200k_base');
const [real] = valuesOf(turnsArbitrary(material, { least: 40, most: 40 }), 1);
const wish = { turns: 8, style: PLAIN_STYLE, settled: false };

const stretches = valuesOf(
  fromDraw((draw) => {
    const source = new GivenTurns(real!);
    return [source.next(draw, wish), source.next(draw, wish)];
  }),
  300,
);

describe('stretches of a real conversation', () => {
  it('hold its turns as they are, in its order, under new ids', () => {
    const contents = real!.map(({ id: _, ...content }) => content);
    for (const [first] of stretches) {
      const places = first!.map(({ id: _, ...content }) =>
        contents.findIndex((other) => JSON.stringify(other) === JSON.stringify(content)),
      );
      expect(places).not.toContain(-1);
      expect(first!.map(({ id }) => id)).toEqual(first!.map((_, place) => `t${place + 1}`));
    }
  });

  it('keep tool exchanges whole, and go on where the last one ended', () => {
    for (const [first, second] of stretches) {
      expect(first!.length).toBeLessThanOrEqual(8);
      expect(turnProblems([...first!, ...second!])).toEqual([]);
    }
  });

  it('begin in different places and leave turns out', () => {
    expect(new Set(stretches.map(([first]) => first![0]?.text)).size).toBeGreaterThan(10);
  });
});
