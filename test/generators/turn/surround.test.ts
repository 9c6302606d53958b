import { expect, it } from 'vitest';
import { turnsArbitrary } from '../../../generators/conversation/turns-arbitrary.js';
import { fromDraw } from '../../../generators/from-draw.js';
import { loadMaterial } from '../../../generators/material/material.js';
import { surroundSome } from '../../../generators/turn/surround.js';
import { turnProblems } from '../../../src/transcript/well-formed.js';
import { valuesOf } from '../scenarios.js';

const material = await loadMaterial('o200k_base');
const { tokenizer } = material;
const conversations = valuesOf(turnsArbitrary(material, { least: 4, most: 8 }), 200);
const pairs = valuesOf(
  fromDraw((draw) => {
    const before = draw.pick(conversations);
    return { before, after: surroundSome(draw, before, tokenizer) };
  }),
  600,
);
const changed = pairs.flatMap(({ before, after }) =>
  after.flatMap((turn, place) => (turn === before[place] ? [] : [{ turn, before: before[place]! }])),
);

it('puts white space around texts and leaves the rest as it was', () => {
  expect(changed.length).toBeGreaterThan(60);
  for (const { turn, before } of changed) {
    expect(turn.text.replace(/\s+/g, '')).toBe(before.text.replace(/\s+/g, ''));
    expect(turn.text.length).toBeGreaterThan(before.text.length);
  }
});

it('leaves conversations well formed, their tokens counted and twins equal', () => {
  for (const { before, after } of pairs) {
    expect(turnProblems(after)).toEqual([]);
    expect(after.map(({ text }) => tokenizer.count(text))).toEqual(after.map(({ tokens }) => tokens));
    expect(new Set(after.map(({ text }) => text)).size).toBe(new Set(before.map(({ text }) => text)).size);
  }
});

it('has every end, in tool results too', () => {
  const ends = changed.map(({ turn }) => `${/^\s*/.exec(turn.text)![0]}…${/\s*$/.exec(turn.text)![0]}`);
  for (const end of ['…\n', '…\r\n', '… ', ' …', '\n…\n', '\t…', '  …\n\n']) expect(ends).toContain(end);
  expect(changed.some(({ turn }) => turn.results)).toBe(true);
});
