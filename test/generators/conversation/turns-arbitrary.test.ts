import { expect, it } from 'vitest';
import { turnsArbitrary } from '../../../generators/conversation/turns-arbitrary.js';
import { loadMaterial } from '../../../generators/material/material.js';
import { turnProblems } from '../../../src/transcript/well-formed.js';
import { valuesOf } from '../scenarios.js';

const material = await loadMaterial('o200k_base');

it('gives conversations of the wanted length that are well formed, each turn with an id of its own', () => {
  const lengths = new Set<number>();
  for (const turns of valuesOf(turnsArbitrary(material, { least: 0, most: 8 }), 300)) {
    expect(turnProblems(turns)).toEqual([]);
    expect(new Set(turns.map(({ id }) => id)).size).toBe(turns.length);
    lengths.add(turns.length);
  }
  expect([...lengths].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
});

it('has twins that share text and anchor, pins, and system turns that open the log', () => {
  const all = valuesOf(turnsArbitrary(material, { least: 6, most: 12 }), 300);
  const doubled = all.filter((turns) => {
    const anchored = turns.filter(({ anchor }) => anchor !== null);
    return new Set(anchored.map(({ text }) => text)).size < anchored.length;
  });
  expect(doubled.length).toBeGreaterThan(10);
  expect(all.some((turns) => turns.some(({ pinned }) => pinned))).toBe(true);
  expect(all.some((turns) => turns[0]!.role === 'system')).toBe(true);
});

it('goes on for 400 turns', () => {
  const [turns] = valuesOf(turnsArbitrary(material, { least: 400, most: 400, strict: true }), 1);
  expect(turns).toHaveLength(400);
  expect(turnProblems(turns!)).toEqual([]);
});
