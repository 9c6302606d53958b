import { absencesOf } from '../../src/property/absence.js';
import { claimedFromCut } from '../../src/property/claimed-from-cut.js';
import type { Property } from '../../src/property/property.js';

export const cutNoticed: Property = {
  id: 'coverage/cut-noticed',
  clauses: ['S7'],
  level: 'must',
  claim: 'From a summary that was cut, only turns are claimed whose anchor stands wholly before the cut.',
  why: 'The last token before a cut may be the beginning of another one: TICKET-1 of TICKET-12. And a finish reason that nobody reads is how half a summary replaces a whole prefix.',
  fix: 'Read the finish reason and the closing marker; in a cut text, do not trust an anchor that touches the end, and keep the turns that the text no longer reached.',
  needs: [],
  implies: ['coverage/cut-turns-whole'],
  premise: { text: 'a cut summary was committed', share: 0.005, never: 'it never committed a cut summary' },
  judge(observation) {
    const claims = claimedFromCut(observation);
    const violations = claims
      .filter(({ anchor }) => anchor === 'touches the cut')
      .map(({ moment, turn, how }) => ({
        moment,
        turn: turn.id,
        says: `${turn.id} ${how}, and its anchor ${JSON.stringify(turn.anchor)} is only found where the cut may have shortened a longer token`,
      }));
    for (const { moment, turn, cause } of absencesOf(observation)) {
      if (cause !== 'cut' && cause !== 'shortened') continue;
      const cut =
        cause === 'cut'
          ? 'the summarizer had said that its text was cut'
          : 'the compactor shortened the text itself';
      violations.push({
        moment,
        turn: turn.id,
        says: `${turn.id} was removed from the view and is in no summary there, and ${cut}`,
      });
    }
    return { met: claims.length + violations.length, violations };
  },
};
