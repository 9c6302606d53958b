import { corruptAnswers } from '../at/corrupt-answers.js';
import type { Corruption } from '../corruption.js';

/** A table of contents in the place of the contents. */
export const answerHollow: Corruption = {
  name: 'answer-hollow',
  says: 'every turn is answered with its anchor alone',
  needs: ['recall'],
  corrupt: corruptAnswers((answer, id, { log }) => log.find((turn) => turn.id === id)?.anchor ?? answer),
};
