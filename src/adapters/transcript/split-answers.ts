import type { Message } from './message.js';

/**
 * The messages with what a user says beside the results of tools in messages of its own: Anthropic sends both in one, but only the
 * one is a request.
 */
export function splitAnswers(messages: readonly Message[]): Message[] {
  return messages.flatMap(({ role, parts }): Message[] => {
    const isAnswer = parts.map(({ type }) => type === 'result');
    if (role !== 'user' || !isAnswer.includes(true)) return [{ role, parts }];
    const before = parts.slice(0, isAnswer.indexOf(true));
    const after = parts.slice(before.length).filter(({ type }) => type !== 'result');
    const split: Message[] = [
      { role: 'user', parts: before },
      { role: 'tool', parts: parts.filter(({ type }) => type === 'result') },
      { role: 'user', parts: after },
    ];
    return split.filter((message) => message.parts.length > 0);
  });
}
