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

it('states two facts of different kinds in about one of four strict turns, and one elsewhere', () => {
  const strict = valuesOf(turnArbitrary(material, { idle: 0, strict: true }), 400);
  const twofold = strict.filter(({ facts }) => facts!.length === 2);
  expect(twofold.length / strict.length).toBeCloseTo(0.25, 1);
  for (const turn of twofold) {
    expect(turnProblems([turn])).toEqual([]);
    expect(turn.tokens).toBe(material.tokenizer.count(turn.text));
    expect(new Set(turn.facts!.map(({ key }) => key)).size).toBe(2);
    for (const { value } of turn.facts!) expect(turn.text).toContain(value);
  }
});
