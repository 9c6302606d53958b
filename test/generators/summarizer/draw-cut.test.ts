import { expect, it } from 'vitest';
import { turnsArbitrary } from '../../../generators/conversation/turns-arbitrary.js';
import { fromDraw } from '../../../generators/from-draw.js';
import { loadMaterial } from '../../../generators/material/material.js';
import { drawCutAt } from '../../../generators/summarizer/draw-cut.js';
import { faithfulSummary } from '../../../src/simulation/faithful-summary.js';
import { CLOSING_MARKER } from '../../../src/simulation/simulator-texts.js';
import { valuesOf } from '../scenarios.js';

const { tokenizer, ...rest } = await loadMaterial('o200k_base');
const conversations = valuesOf(turnsArbitrary({ tokenizer, ...rest }, { least: 2, most: 6, idle: 0 }), 400);

const cuts = valuesOf(
  fromDraw((draw) => {
    const turns = draw.pick(conversations);
    const text = faithfulSummary(turns, { marker: true });
    return { turns, text, left: tokenizer.cut(text, drawCutAt(draw, turns, tokenizer, true)) };
  }),
  1000,
);

const shareOf = (holds: (cut: (typeof cuts)[number]) => boolean) => cuts.filter(holds).length / cuts.length;

it('always leaves something out', () => {
  expect(cuts.filter(({ text, left }) => left.length >= text.length)).toEqual([]);
});

it('often falls at the end of an anchor, and beside one', () => {
  expect(shareOf(({ turns, left }) => turns.some(({ anchor }) => left.endsWith(anchor!)))).toBeGreaterThan(
    0.2,
  );
  expect(shareOf(({ left }) => left.endsWith('\n'))).toBeGreaterThan(0.05);
});

it('falls after a joiner within an anchor, and within the closing marker', () => {
  expect(shareOf(({ left }) => /[-._/\\+~@:,?#&=%]$/.test(left))).toBeGreaterThan(0.05);
  const inMarker = Array.from(CLOSING_MARKER.slice(0, -1), (_, index) => CLOSING_MARKER.slice(0, index + 1));
  expect(shareOf(({ left }) => inMarker.some((part) => left.endsWith(`\n${part}`)))).toBeGreaterThan(0.05);
});
