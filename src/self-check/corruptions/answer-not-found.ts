import { corruptAnswers } from '../at/corrupt-answers.js';
import type { Corruption } from '../corruption.js';

/** The false negative itself. */
export const answerNotFound: Corruption = {
  name: 'answer-not-found',
  says: 'every turn is answered with “not found”',
  needs: ['recall'],
  corrupt: corruptAnswers(() => 'not found'),
};
