import { faithfulLine } from '../../../src/simulation/faithful-summary.js';
import { exchangesOf } from '../../../src/transcript/exchange.js';
import type { Turn } from '../../../src/transcript/turn.js';
import { leastBudget } from '../../budget/least-budget.js';
import { handOver } from '../../handover/handover.js';
import { drawRatios } from '../../settings/draw-ratios.js';
import { drawKeep, drawSettings } from '../../settings/draw-settings.js';
import { drawVoice } from '../../summarizer/draw-voice.js';
import { drawTurns } from '../draw-turns.js';
import type { Plan } from '../scene.js';

/** Room for a closing marker, in tokens. */
const MARKER = 32;

/** Turns far longer than what a summary says of them; the oldest exchange fits under the ceiling, all may not. */
export const oldestFits: Plan = {
  name: 'the oldest exchange fits',
  suits: ({ supports }) => supports.choosesPrefix,
  begin(scene) {
    const { draw, supports } = scene;
    const ratios = drawRatios(draw, supports);
    const turns = drawTurns(scene, { settled: true, idle: 0.05, bodies: 'many', least: 3 });
    const keep = drawKeep(scene, turns, Math.min(2, turns.length - 2));
    const oldest = oldestExchange(handOver(turns, supports, keep).handed);
    const least = Math.max(leastBudget(oldest, ratios), bytesOfLines(oldest) + MARKER);
    const budget = least + draw.int(0, 40);
    return {
      turns,
      settings: drawSettings(scene, turns, { budget, ratios, keep }),
      summarizer: drawVoice(draw, supports),
    };
  },
};

function oldestExchange(turns: readonly Turn[]): readonly Turn[] {
  return exchangesOf(turns)[0]?.turns ?? [];
}

/** No token is shorter than a byte. */
function bytesOfLines(turns: readonly Turn[]): number {
  return turns.reduce((sum, turn) => sum + Buffer.byteLength(faithfulLine(turn)), 0);
}
