import { ConversationProblem } from '../conversation-problem.js';
import type { JsonNode } from '../json/json-node.js';
import type { Reading } from './format.js';
import { readMessagesFormat } from './read-messages-format.js';
import { readStoredMessage } from './read-stored-message.js';

/** A conversation as `import` stores it, or plain messages. @throws ConversationProblem */
export function readPlain(values: readonly JsonNode[]): Reading {
  const [stored] = values;
  const version = stored?.field('conversation');
  if (!version) return readMessagesFormat(values);
  if (version.raw !== '1') {
    throw new ConversationProblem(
      `a stored conversation of the version ${version.raw}, not 1`,
      version.start,
    );
  }
  return { messages: (stored!.list('messages') ?? []).map(readStoredMessage), leftOut: [] };
}
