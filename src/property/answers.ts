import type { Turn } from '../transcript/turn.js';
import { logAt } from './log-at.js';
import type { Moment, Observation, SeenAnswer } from './observation.js';

export interface Asked {
  moment: number;
  now: Moment;
  turn: Turn;
  answer: SeenAnswer;
}

/** Every answer for a turn that was appended and whose log entry is still there, at every moment that asked. */
export function answersOf({ moments, scenario }: Observation): Asked[] {
  return moments.flatMap((now, moment) => {
    if (!now.answers) return [];
    const lost = new Set(now.lost);
    return logAt(scenario, now).flatMap((turn) => {
      const answer = now.answers![turn.id];
      return answer && !lost.has(turn.id) ? [{ moment, now, turn, answer }] : [];
    });
  });
}

/** What an answer was, in a few words. */
export function quoted(answer: SeenAnswer): string {
  if ('error' in answer) return `an error (${answer.error.message})`;
  const { text } = answer;
  if (text === '') return 'the empty text';
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 77)}...` : text);
}
