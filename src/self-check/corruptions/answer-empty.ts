import { corruptAnswers } from '../at/corrupt-answers.js';
import type { Corruption } from '../corruption.js';

/** A look-up that finds nothing and says so to nobody. */
export const answerEmpty: Corruption = {
  name: 'answer-empty',
  says: 'every turn is answered with the empty text',
  needs: ['recall'],
  corrupt: corruptAnswers(() => ''),
};
