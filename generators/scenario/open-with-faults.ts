import type { Fault } from '../../src/simulation/behaviour.js';
import { drawBudget } from '../budget/draw-budget.js';
import { drawRatios } from '../settings/draw-ratios.js';
import { drawKeep, drawSettings } from '../settings/draw-settings.js';
import type { Victim } from '../summarizer/draw-fault.js';
import { drawVoice } from '../summarizer/draw-voice.js';
import { drawTurns, type TurnsWish } from './draw-turns.js';
import { handedTurns } from './handed-turns.js';
import type { Opening, Scene } from './scene.js';

/** The most turns that a setting keeps out of a summary whose faults are meant to be seen. */
const KEPT = 2;

/** An opening with any budget, whose summarizer has the faults that `spoil` finds for the turns handed to it. */
export function openWithFaults(scene: Scene, wish: TurnsWish, spoil: (victim: Victim) => Fault[]): Opening {
  const { draw, supports, stock } = scene;
  const { tokenizer } = stock.material;
  const ratios = drawRatios(draw, supports);
  const voice = drawVoice(draw, supports);
  const drawn = drawTurns(scene, wish);
  const keep = drawKeep(scene, Math.min(KEPT, drawn.length - 1));
  const { turns, budget } = drawBudget(scene, drawn, { ratios, keep, marker: voice.marker });
  const handed = handedTurns(turns, supports, keep);
  const faults = spoil({ turns, handed, marker: voice.marker, tokenizer });
  return {
    turns,
    settings: drawSettings(scene, turns, { budget, ratios, keep }),
    summarizer: { ...voice, faults },
  };
}
