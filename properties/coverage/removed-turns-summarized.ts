import { absencesOf } from '../../src/property/absence.js';
import { passesOf } from '../../src/property/passes.js';
import type { Property } from '../../src/property/property.js';

export const removedTurnsSummarized: Property = {
  id: 'coverage/removed-turns-summarized',
  clauses: ['S1', 'S9'],
  level: 'should',
  claim:
    'A turn that leaves the view is named in a summary there, also when the summarizer left it out in silence.',
  why: 'Without a pointer set, leaving the view is the claim that the summary stands for the turn. Nothing told the compactor otherwise, and nothing checked.',
  fix: 'Look for a distinctive token of each removed turn in the summary, and keep the turns that it does not hold.',
  needs: [],
  skip({ claims, verifies }) {
    if (claims) return 'it has a pointer set; see coverage/anchors-present';
    return verifies ? 'it says that it verifies; see coverage/anchors-present' : null;
  },
  premise: { text: 'a turn leaves the view', share: 0.05 },
  judge(observation) {
    const violations = absencesOf(observation)
      .filter(({ cause }) => cause === 'omitted')
      .map(({ moment, turn }) => ({
        moment,
        turn: turn.id,
        says: `${turn.id} left the view, and the summary, whole as far as anyone was told, lacks its anchor ${JSON.stringify(turn.anchor)}`,
      }));
    const met = passesOf(observation).filter((pass) => pass.newlyClaimed.length > 0).length;
    return { met, violations };
  },
};
