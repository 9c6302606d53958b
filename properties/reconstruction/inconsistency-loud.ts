import { quoted } from '../../src/property/answers.js';
import { type SeenAnswer, STRANGER } from '../../src/property/observation.js';
import type { Property, Violation } from '../../src/property/property.js';
import { uncoveredAt } from '../../src/property/uncovered-at.js';

export const inconsistencyLoud: Property = {
  id: 'reconstruction/inconsistency-loud',
  clauses: ['S11'],
  level: 'must',
  claim: 'An unknown id, or an uncovered turn whose log entry was lost, gives an error that names the id.',
  why: 'Text or silence for something that is not there cannot be told from an answer.',
  fix: 'Throw an error with the id when it is in no list, and when the raw log has no entry for it.',
  needs: ['claims', 'recall'],
  premise: { text: 'an unknown id or a lost turn was asked for', share: 0.1 },
  judge({ moments }) {
    const violations: Violation[] = [];
    let met = 0;
    const judgeOne = (moment: number, id: string, what: string, answer: SeenAnswer | null | undefined) => {
      if (!answer) return;
      met += 1;
      if ('error' in answer && answer.error.message.includes(id)) return;
      if (violations.some(({ turn }) => turn === id)) return;
      const seen =
        'error' in answer ? `an error that does not name it (${answer.error.message})` : quoted(answer);
      violations.push({ moment, turn: id, says: `asked for ${what}, reconstruction gave ${seen}` });
    };
    for (const [moment, now] of moments.entries()) {
      judgeOne(moment, STRANGER, `the unknown id ${STRANGER}`, now.stranger);
      const uncovered = uncoveredAt(now);
      for (const id of now.lost) {
        if (uncovered.has(id)) judgeOne(moment, id, `${id}, whose log entry is lost`, now.answers?.[id]);
      }
    }
    return { met, violations };
  },
};
