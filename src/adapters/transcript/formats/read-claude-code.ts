import { ConversationProblem } from '../conversation-problem.js';
import type { JsonNode } from '../json/json-node.js';
import type { Message } from '../message.js';
import type { LeftOut, Reading } from './format.js';
import { leftOut } from './left-out.js';
import { readChatMessage } from './read-chat-message.js';

/**
 * A session of Claude Code, a line for each event: what was said in it, without its side chains. An answer of several blocks
 * has a line for each, under one id, and is one message again.
 *
 * @throws ConversationProblem
 */
export function readClaudeCode(values: readonly JsonNode[]): Reading {
  const messages: Message[] = [];
  const rest: LeftOut[] = [];
  let answer: string | undefined;
  for (const line of values) {
    const message = line.field('message');
    const isAside = line.field('isSidechain')?.isTrue;
    if (!isSpoken(line) || isAside) {
      rest.push(leftOut(line, isAside ? 'sidechain' : (line.text('type') ?? 'line')));
      continue;
    }
    const read = readChatMessage(message!);
    const id = read.role === 'assistant' ? message!.text('id') : undefined;
    if (id !== undefined && id === answer) messages.at(-1)!.parts.push(...read.parts);
    else messages.push(read);
    answer = id;
  }
  if (messages.length === 0) {
    throw new ConversationProblem(
      'no line of the type user or assistant with a `message`',
      values[0]?.start ?? 0,
    );
  }
  return { messages, leftOut: rest };
}

/** Whether a line holds what was said. */
export function isSpoken(line: JsonNode): boolean {
  const type = line.text('type');
  return (type === 'user' || type === 'assistant') && (line.field('message')?.isObject ?? false);
}
