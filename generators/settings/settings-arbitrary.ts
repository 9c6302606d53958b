import type fc from 'fast-check';
import type { Capabilities } from '../../src/compactor/capabilities.js';
import type { Settings } from '../../src/compactor/settings.js';
import type { Turn } from '../../src/transcript/turn.js';
import { fromDraw } from '../from-draw.js';
import { drawRatios } from './draw-ratios.js';
import { drawKeep, drawSettings } from './draw-settings.js';

/** Settings for a log, with any budget; what a compactor cannot be told is held. */
export function settingsArbitrary(turns: readonly Turn[], supports: Capabilities): fc.Arbitrary<Settings> {
  return fromDraw((draw) => {
    const scene = { draw, supports };
    const budget = draw.chance(0.1) ? null : draw.int(0, 4000);
    const keep = drawKeep(scene, turns, turns.length);
    return drawSettings(scene, turns, { budget, ratios: drawRatios(draw, supports), keep });
  });
}
