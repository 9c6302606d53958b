import { ODD_VALUES, toldSettings } from '../../settings/odd-values.js';
import type { Plan } from '../scene.js';
import { belowTheCeiling } from './below-the-ceiling.js';

/** A second odd setting, so that one may hide the other. */
const TWO = 0.1;

/** All is well but for a setting that is no number, negative, a fraction or huge. */
export const oddSettings: Plan = {
  name: 'odd settings',
  suits: () => true,
  begin(scene) {
    const { draw, supports } = scene;
    const { settings, ...opening } = belowTheCeiling.begin(scene);
    const odd = draw
      .sample(toldSettings(supports), draw.chance(TWO) ? 2 : 1)
      .map((name) => [name, draw.pick<unknown>(ODD_VALUES[name])]);
    return { ...opening, settings: { ...settings, ...Object.fromEntries(odd) } };
  },
};
