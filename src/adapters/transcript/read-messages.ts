import { ConversationProblem } from './conversation-problem.js';
import { formatError } from './format-error.js';
import { readChatMessage } from './formats/read-chat-message.js';
import { parseJson } from './json/parse-json.js';
import { placeOf } from './json/place-of.js';
import type { Message } from './message.js';

/**
 * Chat messages of OpenAI or Anthropic that a program holds.
 *
 * @throws HarnessError CC_TRANSCRIPT_FORMAT
 */
export function readMessages(messages: readonly object[], path: string): Message[] {
  const values = parseJson(JSON.stringify(messages));
  try {
    return values[0]!.items!.map(readChatMessage);
  } catch (error) {
    if (!(error instanceof ConversationProblem)) throw error;
    throw formatError(path, `${error.found} at ${placeOf(values, error.offset)}`);
  }
}
