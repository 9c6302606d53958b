import type { Property } from '../../src/property/property.js';

export const inputUnchanged: Property = {
  id: 'protocol/input-unchanged',
  clauses: ['K6'],
  level: 'must',
  claim: 'The caller’s arrays and turns are not changed.',
  why: 'Whoever appended them still holds them: the raw log, another session, the screen.',
  fix: 'Copy before you sort, splice or edit.',
  needs: [],
  premise: { text: 'a turn was appended', share: 0.2 },
  judge({ changedInput, moments }) {
    const moment = moments.length - 1;
    const violations = changedInput.map((id) => ({
      moment,
      turn: id,
      says: `${id} was changed in the array or object that was handed over`,
    }));
    return { met: moments.some(({ appended }) => appended > 0) ? 1 : 0, violations };
  },
};
