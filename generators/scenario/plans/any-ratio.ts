import { drawTurns } from '../draw-turns.js';
import { openUnderTest } from '../open-under-test.js';
import type { Plan } from '../scene.js';

/** Input may be a third of the budget, up to twenty times as much. */
const LEAST = 0.3;
const MOST = 20;

/** Any ratio of input to budget; some conversations have no turn, some summaries no budget or next to none. */
export const anyRatio: Plan = {
  name: 'any ratio',
  suits: () => true,
  begin(scene) {
    const { draw, maxTurns } = scene;
    const turns = drawTurns({ ...scene, maxTurns: draw.chance(0.05) ? 0 : maxTurns });
    const tokens = turns.reduce((sum, turn) => sum + turn.tokens, 0);
    const ratio = LEAST * (MOST / LEAST) ** (draw.int(0, 1000) / 1000);
    const budget = draw.weighted<number | null>([
      [Math.round(tokens / ratio), 10],
      [null, 2],
      [draw.int(0, 2), 1],
    ]);
    return openUnderTest(scene, turns, budget);
  },
};
