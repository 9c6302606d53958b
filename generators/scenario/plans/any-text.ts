import type { Turn } from '../../../src/transcript/turn.js';
import type { Draw } from '../../draw.js';
import type { Material } from '../../material/material.js';
import { PERILOUS_TEXTS } from '../../pool/texts/perilous.js';
import { drawTurns } from '../draw-turns.js';
import { openUnderTest } from '../open-under-test.js';
import type { Plan } from '../scene.js';

/** So many bodies make a turn that is larger than any other. */
const HUGE = 40;

/** Turns that hold what trips tokenizers, protocols and models: special tokens, broken characters, orders, one huge turn. */
export const anyText: Plan = {
  name: 'any text',
  suits: ({ real }) => !real,
  begin(scene) {
    const { draw, stock } = scene;
    const plain = drawTurns(scene, { settled: true, least: 1 });
    const turns = spiced(draw, plain, stock.material);
    const tokens = turns.reduce((sum, turn) => sum + turn.tokens, 0);
    return openUnderTest(scene, turns, draw.chance(0.3) ? null : Math.ceil(tokens / draw.int(1, 6)) + 60);
  },
};

/** Twins stay equal, since their anchor is one. */
function spiced(draw: Draw, turns: readonly Turn[], material: Material): Turn[] {
  const talk = turns.filter((turn) => !turn.uses && !turn.results);
  const chosen = draw.sample(talk, draw.int(1, 3));
  const added = new Map(chosen.map(({ text }) => [text, drawSpice(draw, material)]));
  return turns.map((turn) => {
    const spice = turn.uses || turn.results ? undefined : added.get(turn.text);
    if (spice === undefined) return turn;
    const text = turn.text === '' ? spice : `${turn.text}\n${spice}`;
    return { ...turn, text, tokens: material.tokenizer.count(text) };
  });
}

function drawSpice(draw: Draw, { bodies }: Material): string {
  if (draw.chance(0.85)) return draw.pick(PERILOUS_TEXTS);
  return Array.from({ length: draw.early ? 8 : HUGE }, () => draw.pick(bodies.prose).text).join('\n');
}
