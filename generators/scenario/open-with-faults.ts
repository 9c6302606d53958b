import type { Fault } from '../../src/simulation/behaviour.js';
import { drawBudget } from '../budget/draw-budget.js';
import { handOver } from '../handover/handover.js';
import { drawRatios } from '../settings/draw-ratios.js';
import { drawKeep, drawSettings } from '../settings/draw-settings.js';
import type { Victim } from '../summarizer/draw-fault.js';
import { drawVoice } from '../summarizer/draw-voice.js';
import { drawTurns, type TurnsWish } from './draw-turns.js';
import type { Opening, Scene } from './scene.js';

/** Few of the newest turns are kept out of a summary whose faults are meant to be seen. */
const MOST_KEPT = 2;

/** An opening with any budget, whose summarizer has the faults that `spoil` finds for the turns handed to it. */
export function openWithFaults(
  scene: Scene,
  wish: TurnsWish,
  spoil: (victim: Victim) => Fault[],
  mostKept = MOST_KEPT,
): Opening {
  const { draw, supports, stock } = scene;
  const { tokenizer } = stock.material;
  const ratios = drawRatios(draw, supports);
  const voice = drawVoice(draw, supports);
  const drawn = drawTurns(scene, wish);
  const keep = drawKeep(scene, drawn, Math.min(mostKept, drawn.length - 1));
  const { turns, handed, budget } = drawBudget(scene, handOver(drawn, supports, keep), ratios);
  const faults = spoil({ turns, handed, marker: voice.marker, tokenizer });
  return {
    turns,
    settings: drawSettings(scene, turns, { budget, ratios, keep }),
    summarizer: { ...voice, faults },
  };
}
