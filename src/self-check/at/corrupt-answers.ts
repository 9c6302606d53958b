import type { Answer } from '../../compactor/session.js';
import type { TurnId } from '../../transcript/turn.js';
import type { Corruption } from '../corruption.js';
import type { Situation } from '../situation.js';
import { corruptSession } from './corrupt-session.js';

/** Edits every answer for a turn that was appended. */
export function corruptAnswers(
  edit: (answer: Answer, id: TurnId, situation: Situation) => string | Answer,
): Corruption['corrupt'] {
  return corruptSession((session, situation) => ({
    recall: async (id) => {
      const answer = await session.recall!(id);
      return isAppended(id, situation) ? edit(answerFrom(answer), id, situation) : answer;
    },
  }));
}

function isAppended(id: TurnId, { log }: Situation): boolean {
  return log.some((turn) => turn.id === id);
}

function answerFrom(answer: string | Answer): Answer {
  return typeof answer === 'string' ? { text: answer } : answer;
}
