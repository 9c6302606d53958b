import type { Settings } from '../../../src/compactor/settings.js';
import type { SettingName } from '../../../src/scenario/odd-settings.js';
import { ODD_VALUES, toldSettings } from '../../settings/odd-values.js';
import type { Plan, Scene } from '../scene.js';
import { belowTheCeiling } from './below-the-ceiling.js';

const WEIGHTS: Record<SettingName, number> = { keep: 3, trigger: 6, summaryBudget: 2, window: 1, ratios: 1 };

/** How often the first odd value is drawn, which is no number at all. */
const NO_NUMBER = 0.25;

/** How often there is a second odd setting, so that one may hide the other. */
const TWO = 0.1;

/** All is well but for a setting that is no number, negative, a fraction or huge; the window may be too small. */
export const oddSettings: Plan = {
  name: 'odd settings',
  suits: () => true,
  begin(scene) {
    const { draw } = scene;
    const { settings, ...opening } = belowTheCeiling.begin(scene);
    const total = opening.turns.reduce((sum, { tokens }) => sum + tokens, 0);
    if (draw.chance(0.5)) settings.window = Math.max(2, Math.floor(total / 2));
    return {
      ...opening,
      settings: { ...settings, ...drawOdd(scene), ...(draw.chance(TWO) && drawOdd(scene)) },
    };
  },
};

function drawOdd({ draw, supports }: Scene): Partial<Settings> {
  const name = draw.weighted(toldSettings(supports).map((told) => [told, WEIGHTS[told]] as const));
  const values: readonly unknown[] = ODD_VALUES[name];
  return { [name]: draw.chance(NO_NUMBER) ? values[0] : draw.pick(values) };
}
