import type { Turn } from '../transcript/turn.js';
import { logAt } from './log-at.js';
import type { Moment, Observation, SeenAnswer } from './observation.js';
import { remember } from './remember.js';

export interface Asked {
  moment: number;
  now: Moment;
  turn: Turn;
  answer: SeenAnswer;
}

/** Every answer for a turn that was appended and whose log entry is still there, at every moment that asked. */
export const answersOf = remember(({ moments, scenario }: Observation): readonly Asked[] => {
  const asked: Asked[] = [];
  for (const [moment, now] of moments.entries()) {
    if (!now.answers) continue;
    const lost = new Set(now.lost);
    for (const turn of logAt(scenario, now)) {
      const answer = now.answers[turn.id];
      if (answer && !lost.has(turn.id)) asked.push({ moment, now, turn, answer });
    }
  }
  return asked;
});

/** What an answer was, in a few words. */
export function quoted(answer: SeenAnswer): string {
  if ('error' in answer) return `an error (${answer.error.message})`;
  const { text } = answer;
  if (text === '') return 'the empty text';
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 77)}...` : text);
}
