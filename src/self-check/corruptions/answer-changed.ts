import { corruptAnswers } from '../at/corrupt-answers.js';
import type { Corruption } from '../corruption.js';
import { otherEnd } from '../other-end.js';

/** One wrong character, as an encoding may bring it in. */
export const answerChanged: Corruption = {
  name: 'answer-changed',
  says: 'the last character of every answer is another one',
  needs: ['recall'],
  corrupt: corruptAnswers(({ text, source }) => ({ text: otherEnd(text), source })),
};
