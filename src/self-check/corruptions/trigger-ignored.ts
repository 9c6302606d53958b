import { withOpen } from '../at/with-open.js';
import type { Corruption } from '../corruption.js';

/** Every pass is due. */
export const triggerIgnored: Corruption = {
  name: 'trigger-ignored',
  says: 'the compactor is not told its trigger',
  needs: ['takesTrigger'],
  corrupt: (compactor) =>
    withOpen(compactor, async (environment) => {
      const { trigger: _, ...settings } = environment.settings;
      return compactor.open({ ...environment, settings });
    }),
};
