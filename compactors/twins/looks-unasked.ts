import { verifyingMessages } from '../correct/verifying-messages.js';
import type { Specimen } from '../specimen.js';

/** Whoever promises nothing is judged by what the summary leaves out. */
export const looksUnasked: Specimen = {
  name: 'looks-unasked',
  says: 'Removes only what the summary holds, as verifying-messages does, without promising it.',
  make() {
    const compactor = verifyingMessages.make();
    const supports = { ...compactor.supports, verifies: false, verifiesFacts: false };
    return { ...compactor, name: 'looks-unasked', supports };
  },
};
