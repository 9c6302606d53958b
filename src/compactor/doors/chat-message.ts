import type { Role, Turn } from '../../transcript/turn.js';
import { composeText, proseOf } from '../../transcript/turn-text.js';
import { NonsenseError } from '../nonsense-error.js';
import type { DecodedMessage } from './messages.js';

/** A message as OpenAI's chat API has it. Without an `id` it is led back to its turn by its text. */
export interface ChatMessage {
  id?: string;
  role: Role;
  content: string | null;
  tool_calls?: { id: string; type: 'function'; function: { name: string; arguments: string } }[];
  tool_call_id?: string;
}

/** A turn as chat messages: one, or one for each result of a tool turn (ids `t3`, `t3#2`, …). */
export function encodeChat(turn: Turn): ChatMessage[] {
  const uses = turn.uses ?? [];
  const results = turn.results ?? [];
  let prose = proseOf(turn);
  const messages: ChatMessage[] = [];
  const add = (message: Omit<ChatMessage, 'id'>) => {
    const id = messages.length === 0 ? turn.id : `${turn.id}#${messages.length + 1}`;
    messages.push({ id, ...message });
  };
  if (uses.length > 0) {
    const tool_calls = uses.map(({ id, name, input }) => ({
      id,
      type: 'function' as const,
      function: { name, arguments: input },
    }));
    add({ role: turn.role, content: prose === '' ? null : prose, tool_calls });
    prose = '';
  } else if (results.length === 0) {
    add({ role: turn.role, content: prose });
  }
  for (const { use, text } of results) {
    add({ role: 'tool', tool_call_id: use, content: prose === '' ? text : `${prose}\n${text}` });
    prose = '';
  }
  return messages;
}

const CALL = 'compact(messages)';
const ROLES: ReadonlySet<unknown> = new Set(['system', 'user', 'assistant', 'tool']);

/**
 * What a chat message says: its content, then a line `name arguments` for each tool call.
 *
 * @throws NonsenseError when it is no chat message.
 */
export function decodeChat(message: ChatMessage): DecodedMessage {
  const { id, role, content, tool_calls = [] } = message ?? {};
  if (!ROLES.has(role)) throw new NonsenseError(CALL, 'messages with a known `role`', message);
  if (typeof content !== 'string' && content !== null && content !== undefined) {
    throw new NonsenseError(CALL, 'messages whose `content` is a string', content);
  }
  if (!Array.isArray(tool_calls) || tool_calls.some((call) => typeof call?.function?.name !== 'string')) {
    throw new NonsenseError(CALL, '`tool_calls` with a `function` that has a `name`', tool_calls);
  }
  const uses = tool_calls.map((call) => ({
    id: call.id,
    name: call.function.name,
    input: call.function.arguments,
  }));
  return { id, role, text: composeText({ prose: content ?? '', uses }) };
}
