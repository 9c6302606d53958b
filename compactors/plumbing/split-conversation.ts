import type { ChatMessage } from '../../src/compactor/doors/chat-message.js';

interface Conversation {
  opening: ChatMessage[];
  old: ChatMessage[];
  recent: ChatMessage[];
}

/**
 * Opening system messages, older messages, and the recent ones: the newest request and the `keep` newest messages, with
 * the tool call that belongs to their first result. Nothing is old while all that is would be an earlier summary, which
 * has no id.
 */
export function splitConversation(messages: readonly ChatMessage[], keep = 0): Conversation {
  const firstOther = messages.findIndex((message) => message.role !== 'system');
  const start = firstOther < 0 ? messages.length : firstOther;
  const request = messages.findLast((message) => message.role === 'user' && message.id !== undefined);
  let end = Math.max(start, messages.length - keep);
  while (end > start && messages[end]?.role === 'tool') end -= 1;
  const old = messages.slice(start, end).filter((message) => message !== request);
  if (old.every((message) => message.id === undefined))
    return { opening: [...messages], old: [], recent: [] };
  const recent = messages.slice(start).filter((message) => !old.includes(message));
  return { opening: messages.slice(0, start), old, recent };
}
