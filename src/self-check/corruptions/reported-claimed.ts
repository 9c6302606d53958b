import { corruptClaims } from '../at/corrupt-claims.js';
import type { Corruption } from '../corruption.js';

/** The report of a summarizer, taken at its word. */
export const reportedClaimed: Corruption = {
  name: 'reported-claimed',
  says: 'whatever the summarizer reported is claimed as covered',
  needs: ['claims', 'takesReport'],
  corrupt: corruptClaims(({ covered }, { asked }) => {
    const reported = asked.flatMap(({ response }) => response?.reportedIds ?? []);
    return { covered: [...covered, ...reported.filter((id) => !covered.includes(id))] };
  }),
};
