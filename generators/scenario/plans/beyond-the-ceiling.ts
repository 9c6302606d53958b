import { leastBudget } from '../../budget/least-budget.js';
import { handOver } from '../../handover/handover.js';
import { drawRatios } from '../../settings/draw-ratios.js';
import { drawKeep, drawSettings } from '../../settings/draw-settings.js';
import { drawTail } from '../../summarizer/draw-target.js';
import { drawVoice } from '../../summarizer/draw-voice.js';
import { drawTurns } from '../draw-turns.js';
import type { Plan } from '../scene.js';

/** The failure that everything began with: above the ceiling, the tail is left out, and nobody reports anything. */
export const beyondTheCeiling: Plan = {
  name: 'beyond the ceiling',
  suits: ({ supports }) => supports.takesBudget,
  begin(scene) {
    const { draw, supports } = scene;
    const ratios = drawRatios(draw, supports);
    const turns = drawTurns(scene, { bodies: 'some', least: 2 });
    const keep = drawKeep(scene, turns, Math.min(2, turns.length - 2));
    const { handed } = handOver(turns, supports, keep);
    const most = Math.max(0, leastBudget(handed, ratios) - 1);
    const budget = draw.int(draw.chance(0.6) ? Math.ceil(most / 2) : 0, most);
    const summarizer = drawVoice(draw, supports, { report: 0 });
    summarizer.faults = [{ fault: 'drop', target: drawTail(draw, handed) }];
    return { turns, settings: drawSettings(scene, turns, { budget, ratios, keep }), summarizer };
  },
};
