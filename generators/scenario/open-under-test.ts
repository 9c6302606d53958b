import { FAITHFUL } from '../../src/simulation/faithful.js';
import type { Turn } from '../../src/transcript/turn.js';
import { drawSettings } from '../settings/draw-settings.js';
import type { Opening, Scene } from './scene.js';

/** An opening for a summarizer under test: its own ratios are the ceiling, and nobody is simulated. */
export function openUnderTest(scene: Scene, turns: readonly Turn[], budget: number | null): Opening {
  return {
    turns,
    settings: drawSettings(scene, turns, { budget, ratios: scene.supports.claimedRatios }),
    summarizer: FAITHFUL,
  };
}
