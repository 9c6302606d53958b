import { faithfulTokens } from '../../budget/faithful-tokens.js';
import { leastBudget } from '../../budget/least-budget.js';
import { makeRoom } from '../../budget/make-room.js';
import { mostTokens } from '../../budget/most-tokens.js';
import { handOver } from '../../handover/handover.js';
import { drawRatios } from '../../settings/draw-ratios.js';
import { drawKeep, drawSettings } from '../../settings/draw-settings.js';
import { drawFault } from '../../summarizer/draw-fault.js';
import { drawVoice } from '../../summarizer/draw-voice.js';
import { drawTurns } from '../draw-turns.js';
import type { Plan } from '../scene.js';

/** Answers that take their time are as good as others. */
const LATE = 0.08;

/** The safe side: the budget suffices for the turns, and amply or just for a faithful summary of them. */
export const belowTheCeiling: Plan = {
  name: 'below the ceiling',
  suits: () => true,
  begin(scene) {
    const { draw, supports, real } = scene;
    const { material } = scene.stock;
    const ratios = drawRatios(draw, supports);
    const summarizer = drawVoice(draw, supports);
    const drawn = drawTurns(scene, draw.chance(0.5) ? { settled: true } : {});
    const keep = drawKeep(scene, drawn, Math.min(3, drawn.length));
    const handover = handOver(drawn, supports, keep);
    // Turns of few tokens leave a budget that a faithful summary fills to the last one.
    const isJust = draw.chance(0.3);
    const { turns, handed } = real
      ? handover
      : makeRoom(handover, material, ratios, supports, { cheap: !isJust });
    const victim = { turns, handed, marker: summarizer.marker, tokenizer: material.tokenizer };
    if (draw.chance(LATE)) summarizer.faults = [drawFault(draw, 'late', victim)];
    const least = leastBudget(handed, ratios);
    const budget = isJust
      ? Math.max(least, faithfulTokens(handed, material.tokenizer, summarizer.marker))
      : Math.max(least, mostTokens(handed, material)) + draw.int(0, 200);
    return { turns, settings: drawSettings(scene, turns, { budget, ratios, keep }), summarizer };
  },
};
