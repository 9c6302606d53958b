import type { ChatMessage } from './chat-message.js';
import { CHAT_ROLES } from './chat-roles.js';
import { contentBlocks } from './content-blocks.js';
import { contentText } from './content-text.js';
import { describe, formatError } from './format-error.js';

type Entry = Record<string, unknown>;

/**
 * The messages of a parsed file: chat messages of OpenAI or Anthropic, or the `history` of a SWE-agent trajectory.
 *
 * @throws HarnessError CC_TRANSCRIPT_FORMAT
 */
export function readMessages(value: unknown, path: string): ChatMessage[] {
  const { list, name } = messageList(value);
  if (!list) throw formatError(path, describe(value));
  if (list.length === 0) throw formatError(path, `no message in ${name}`);
  return list.map((entry, index) => readMessage(entry, `${name}[${index}]`, path));
}

function messageList(value: unknown): { list: unknown[] | null; name: string } {
  if (Array.isArray(value)) return { list: value, name: 'the array' };
  for (const name of ['messages', 'history']) {
    const list = isEntry(value) ? value[name] : undefined;
    if (Array.isArray(list)) return { list, name: `\`${name}\`` };
  }
  return { list: null, name: '' };
}

function readMessage(entry: unknown, where: string, path: string): ChatMessage {
  if (!isEntry(entry)) throw formatError(path, `${describe(entry)} at ${where}, where a message should be`);
  const role = CHAT_ROLES[String(entry.role)];
  if (!role) throw formatError(path, `a message with the role ${describe(entry.role)} at ${where}`);
  const blocks = contentBlocks(entry.content);
  if (blocks) {
    // Results that stand in a user's message are not what the user says.
    const isAnswer = blocks.results.length > 0;
    return { ...blocks, role: isAnswer ? 'tool' : role, answers: null };
  }
  const prose = contentText(entry.content ?? '');
  if (prose === null)
    throw formatError(path, `a message with ${describe(entry.content)} as \`content\` at ${where}`);
  const calls = Array.isArray(entry.tool_calls) ? entry.tool_calls : [];
  return {
    role,
    prose,
    calls: calls.map((call) => readCall(call, where, path)),
    answers: answeredCall(entry),
  };
}

function readCall(call: unknown, where: string, path: string): ChatMessage['calls'][number] {
  const fn = isEntry(call) ? call.function : undefined;
  if (!isEntry(call) || !isEntry(fn) || typeof fn.name !== 'string') {
    throw formatError(path, `a tool call without a function name at ${where}`);
  }
  const input = typeof fn.arguments === 'string' ? fn.arguments : JSON.stringify(fn.arguments ?? {});
  return { id: typeof call.id === 'string' ? call.id : null, name: fn.name, input };
}

/** OpenAI names one call; SWE-agent has a list, and the first stands for all, since the text cannot be divided. */
function answeredCall(entry: Entry): string | null {
  const ids = Array.isArray(entry.tool_call_ids) ? entry.tool_call_ids : [entry.tool_call_id];
  return typeof ids[0] === 'string' ? ids[0] : null;
}

function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
