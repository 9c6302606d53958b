import { expect, it } from 'vitest';
import { loadMaterial } from '../../../generators/material/material.js';
import { turnArbitrary } from '../../../generators/turn/turn-arbitrary.js';
import { turnProblems } from '../../../src/transcript/well-formed.js';
import { valuesOf } from '../scenarios.js';

const material = await loadMaterial('o200k_base');

it('gives well-formed turns of every role and kind, counted, about one in ten without an anchor', () => {
  const turns = valuesOf(turnArbitrary(material), 1000);
  for (const turn of turns) {
    expect(turnProblems([turn])).toEqual([]);
    expect(turn.tokens).toBe(material.tokenizer.count(turn.text));
  }
  expect(new Set(turns.map(({ role }) => role))).toEqual(new Set(['user', 'assistant', 'system']));
  expect(new Set(turns.map(({ kind }) => kind))).toEqual(new Set(['prose', 'structured']));
  const idle = turns.filter(({ anchor }) => anchor === null);
  expect(idle.length / turns.length).toBeCloseTo(0.1, 1);
  expect(idle.some(({ text, tokens }) => text === '' && tokens === 0)).toBe(true);
});

it('states the anchor itself as the fact, and another value in strict turns', () => {
  for (const { anchor, facts } of valuesOf(turnArbitrary(material, { idle: 0 }), 100)) {
    expect(facts!.map(({ value }) => value)).toEqual([anchor]);
  }
  for (const { anchor, facts } of valuesOf(turnArbitrary(material, { idle: 0, strict: true }), 100)) {
    expect(facts!.map(({ value }) => value)).not.toContain(anchor);
  }
});
