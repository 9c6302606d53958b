import { makeRoom } from '../../budget/make-room.js';
import { type Offset, reachCeiling } from '../../budget/reach-ceiling.js';
import { handOver } from '../../handover/handover.js';
import { drawRatios } from '../../settings/draw-ratios.js';
import { drawKeep, drawSettings } from '../../settings/draw-settings.js';
import { drawTail } from '../../summarizer/draw-target.js';
import { drawVoice } from '../../summarizer/draw-voice.js';
import { drawTurns } from '../draw-turns.js';
import type { Plan } from '../scene.js';

/** Scenarios that were not made for it are often at the ceiling or below it by one, seldom above it. */
const OFFSETS: readonly (readonly [Offset, weight: number])[] = [
  [-1, 31],
  [0, 31],
  [1, 38],
];

const DROPS: Record<Offset, number> = { [-1]: 0.1, 0: 0.1, 1: 0.65 };

/** How often there is one turn to compact, whichever way a compactor chooses its prefix, and whoever writes the summary. */
const ALONE = 0.2;

/** Tokens to spare then, so that any plain line for the turn is shorter than it. */
const ROOM = 160;

/** The turns cost the ceiling, one token less or one more; a faithful summary fits and makes the view smaller. */
export const atTheCeiling: Plan = {
  name: 'at the ceiling',
  suits: ({ supports, real }) => supports.takesBudget && !real,
  begin(scene) {
    const { draw, supports, stock } = scene;
    const offset = draw.weighted(OFFSETS);
    const ratios = drawRatios(draw, supports);
    const summarizer = drawVoice(draw, supports);
    const alone = supports.choosesPrefix && draw.chance(ALONE);
    const most = alone ? { ...scene, maxTurns: Math.min(2, scene.maxTurns) } : scene;
    const drawn = drawTurns(most, { settled: true, idle: 0, bodies: 'some', least: 2 });
    const keep = drawKeep(scene, drawn, Math.min(3, drawn.length - 2));
    const handover = handOver(drawn, supports, keep);
    const spare = alone ? ROOM : 0;
    const roomy = makeRoom(handover, stock.material, ratios, supports, { spare });
    const { turns, handed, budget } = reachCeiling(roomy, stock.material, ratios, offset) ?? {
      ...roomy,
      budget: 1,
    };
    if (draw.chance(DROPS[offset])) summarizer.faults = [{ fault: 'drop', target: drawTail(draw, handed) }];
    return { turns, settings: drawSettings(scene, turns, { budget, ratios, keep }), summarizer };
  },
};
