import { makeRoom } from '../../budget/make-room.js';
import { mostTokens } from '../../budget/most-tokens.js';
import { type Offset, reachCeiling } from '../../budget/reach-ceiling.js';
import { handOver } from '../../handover/handover.js';
import { drawTurns } from '../draw-turns.js';
import { openUnderTest } from '../open-under-test.js';
import type { Plan } from '../scene.js';

/** Beyond what a plain line takes, so that another way to write has room as well. */
const SPARE = { line: 10, summary: 24 };

/** The input lies at the ratio that a summarizer claims, a token below or above it, and its anchors fit into the budget. */
export const atTheClaim: Plan = {
  name: 'at the claim',
  suits: ({ supports, real }) => supports.claimedRatios !== null && supports.takesBudget && !real,
  begin(scene) {
    const { draw, supports, stock } = scene;
    const { material } = stock;
    const ratios = supports.claimedRatios;
    const drawn = drawTurns(scene, { settled: true, bodies: draw.chance(0.5) ? 'many' : 'some' });
    // A fact may be said beside the anchor that it equals.
    const spare = SPARE.summary + SPARE.line * drawn.length + mostTokens(drawn, material);
    const roomy = makeRoom(handOver(drawn, supports), material, ratios, supports, { spare });
    const reached = reachCeiling(roomy, material, ratios, draw.pick<Offset>([-1, 0, 1]));
    const { turns, budget } = reached ?? { ...roomy, budget: mostTokens(roomy.handed, material) + spare };
    return openUnderTest(scene, turns, budget);
  },
};
