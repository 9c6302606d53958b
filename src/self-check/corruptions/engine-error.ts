import { corruptSession } from '../at/corrupt-session.js';
import type { Corruption } from '../corruption.js';

/** The mistake that a type checker would have found. */
export const engineError: Corruption = {
  name: 'engine-error',
  says: 'a pass ends in an error of the engine',
  corrupt: corruptSession(() => ({
    compact: () => {
      throw new TypeError("Cannot read properties of undefined (reading 'length')");
    },
  })),
};
