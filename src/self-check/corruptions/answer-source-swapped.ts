import { corruptAnswers } from '../at/corrupt-answers.js';
import type { Corruption } from '../corruption.js';

/** A source that is set where the pointers send the question, not where the text is read. */
export const answerSourceSwapped: Corruption = {
  name: 'answer-source-swapped',
  says: 'an answer from the summary is said to come from the log, and any other from the summary',
  needs: ['recall'],
  corrupt: corruptAnswers(({ text, source }) => ({ text, source: source === 'summary' ? 'log' : 'summary' })),
};
