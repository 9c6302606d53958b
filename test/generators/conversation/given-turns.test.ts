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
    const source = new GivenTurns(real!, 440);
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
      // The whole, but for what may be left for later.
      if (first!.length > 8) expect(first!.length).toBeGreaterThan(25);
      expect(turnProblems([...first!, ...second!])).toEqual([]);
    }
  });

  it('begin in different places and leave turns out', () => {
    expect(new Set(stretches.map(([first]) => first![0]?.text)).size).toBeGreaterThan(10);
  });
});

describe('what is played of a real conversation', () => {
  const texts = real!.map(({ text }) => text);
  const played = stretches.map(([first, second]) => {
    const places = [...first!, ...second!].map(({ text }) => texts.indexOf(text));
    return { places, start: places[0]!, count: first!.length };
  });
  const share = (of: (one: (typeof played)[number]) => boolean) => played.filter(of).length / played.length;
  const isWindow = ({ places }: { places: number[] }) =>
    places.at(-1)! - places[0]! < places.length + 4 && places.length < texts.length / 2;

  it('is its beginning, a window, turns from all over it, or the whole, in fair shares', () => {
    expect(share(({ count, start }) => start === 0 && count <= 8)).toBeGreaterThan(0.25);
    expect(share((one) => one.start > 0 && isWindow(one))).toBeGreaterThan(0.2);
    expect(share((one) => one.count <= 8 && !isWindow(one))).toBeGreaterThan(0.1);
    expect(share(({ count }) => count > 30)).toBeGreaterThan(0.1);
  });

  it('is also its end, and never more than what is allowed', () => {
    expect(share(({ places, count }) => count <= 8 && places.includes(texts.length - 1))).toBeGreaterThan(
      0.05,
    );
    const few = valuesOf(
      fromDraw((draw) => new GivenTurns(real!, 5).next(draw, wish)),
      200,
    );
    expect(Math.max(...few.map((turns) => turns.length))).toBe(5);
  });
});
