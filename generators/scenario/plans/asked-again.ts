import { leastBudget } from '../../budget/least-budget.js';
import { mostTokens } from '../../budget/most-tokens.js';
import { handOver } from '../../handover/handover.js';
import { drawRatios } from '../../settings/draw-ratios.js';
import { drawKeep, drawSettings } from '../../settings/draw-settings.js';
import { drawTarget } from '../../summarizer/draw-target.js';
import { drawVoice } from '../../summarizer/draw-voice.js';
import { drawTurns } from '../draw-turns.js';
import type { Plan } from '../scene.js';

/** A pass that takes all it can, and another one at once; if that one asks for a summary too, some turns are left out of it. */
export const askedAgain: Plan = {
  name: 'asked again',
  suits: () => true,
  begin(scene) {
    const { draw, supports, stock } = scene;
    const ratios = drawRatios(draw, supports);
    const turns = drawTurns(scene, { settled: true, bodies: 'many', least: 2 });
    const keep = drawKeep(scene, turns, 1);
    const { handed } = handOver(turns, supports, keep);
    const budget = Math.max(leastBudget(handed, ratios), mostTokens(handed, stock.material));
    const settings = drawSettings(scene, turns, { budget, ratios, keep });
    // What is left is still over it, so that each pass is due.
    if (settings.trigger !== undefined && draw.chance(0.7)) settings.trigger = 0;
    const summarizer = drawVoice(draw, supports);
    summarizer.faults = [{ calls: [1], fault: 'drop', target: drawTarget(draw, handed) }];
    return { turns, settings, summarizer, again: true };
  },
};
