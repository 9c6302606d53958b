import { contentParts } from '../content-parts.js';
import { ConversationProblem } from '../conversation-problem.js';
import { describeNode } from '../describe-node.js';
import type { JsonNode } from '../json/json-node.js';
import type { Message } from '../message.js';
import type { Reading } from './format.js';
import { joinReadings } from './join-readings.js';
import { otherFields } from './left-out.js';
import { misplaced } from './misplaced.js';
import { readChatMessage } from './read-chat-message.js';

/**
 * Chat messages of OpenAI or Anthropic: an array, a request, an answer, or one message or request per line.
 *
 * @throws ConversationProblem
 */
export function readMessagesFormat(values: readonly JsonNode[]): Reading {
  return joinReadings(values.map(readValue));
}

function readValue(value: JsonNode): Reading {
  if (value.items) return { messages: value.items.map(readChatMessage), leftOut: [] };
  const messages = value.list('messages');
  const choices = value.list('choices');
  if (messages || choices) {
    const chosen = choices?.[0]?.field('message');
    return {
      messages: [
        ...system(value),
        ...[...(messages ?? []), ...(chosen ? [chosen] : [])].map(readChatMessage),
      ],
      leftOut: otherFields(value, ['messages', 'system', 'choices']),
    };
  }
  if (value.field('role')) return { messages: [readChatMessage(value)], leftOut: [] };
  throw new ConversationProblem(describeNode(value), value.start);
}

/** Anthropic gives the instructions beside the messages. */
function system(value: JsonNode): Message[] {
  const given = value.field('system');
  const parts = given && contentParts(given);
  if (parts === null) throw misplaced(given!, 'instructions');
  return parts ? [{ role: 'system', parts }] : [];
}
