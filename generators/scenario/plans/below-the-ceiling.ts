import { faithfulTokens } from '../../budget/faithful-tokens.js';
import { leastBudget } from '../../budget/least-budget.js';
import { makeRoom } from '../../budget/make-room.js';
import { drawRatios } from '../../settings/draw-ratios.js';
import { drawKeep, drawSettings } from '../../settings/draw-settings.js';
import { drawVoice } from '../../summarizer/draw-voice.js';
import { drawTurns } from '../draw-turns.js';
import { handedTurns } from '../handed-turns.js';
import type { Plan } from '../scene.js';

/** The safe side: the budget suffices for the turns and for a faithful summary of them, and there is one. */
export const belowTheCeiling: Plan = {
  name: 'below the ceiling',
  suits: () => true,
  begin(scene) {
    const { draw, supports, stock } = scene;
    const ratios = drawRatios(draw, supports);
    const summarizer = drawVoice(draw, supports);
    const drawn = drawTurns(scene, draw.chance(0.5) ? { settled: true } : {});
    const keep = drawKeep(scene, Math.min(3, drawn.length));
    const turns = makeRoom(scene, drawn, { ratios, keep, marker: summarizer.marker });
    const handed = handedTurns(turns, supports, keep);
    const least = Math.max(
      leastBudget(handed, ratios),
      faithfulTokens(handed, stock.material.tokenizer, summarizer.marker),
    );
    const budget = supports.takesBudget ? least + (draw.chance(0.3) ? 0 : draw.int(1, 200)) : null;
    return { turns, settings: drawSettings(scene, turns, { budget, ratios, keep }), summarizer };
  },
};
