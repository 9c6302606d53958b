import { withOpen } from '../at/with-open.js';
import type { Corruption } from '../corruption.js';

/** A setting that nobody tried. */
export const oddSettingsCrash: Corruption = {
  name: 'odd-settings-crash',
  says: 'opening with a setting that is no whole number ends in an error of the engine',
  corrupt: (compactor) =>
    withOpen(compactor, async (environment) => {
      const { summaryBudget, window, trigger = 1, keep = 1 } = environment.settings;
      const sizes = [summaryBudget ?? 1, window, trigger, keep];
      if (sizes.every((size) => Number.isInteger(size) && size >= 0)) return compactor.open(environment);
      throw new RangeError('Invalid array length');
    }),
};
