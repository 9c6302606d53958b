import type { ChatMessage } from '../../src/compactor/doors/chat-message.js';

interface Conversation {
  opening: ChatMessage[];
  old: ChatMessage[];
  recent: ChatMessage[];
}

/**
 * Opening system messages, older messages, and the recent ones: the newest request and the `keep` newest messages, with
 * the tool calls that belong to their results or still wait for one. Nothing is old while all that is would be an earlier summary, which
 * has no id.
 */
export function splitConversation(messages: readonly ChatMessage[], keep = 0): Conversation {
  const firstOther = messages.findIndex((message) => message.role !== 'system');
  const start = firstOther < 0 ? messages.length : firstOther;
  const request = messages.findLast((message) => message.role === 'user' && message.id !== undefined);
  const newest = keep > 0 ? messages.length - keep : messages.length;
  const end = Math.max(start, beforeOpenUse(messages, Math.max(start, newest)));
  const old = messages.slice(start, end).filter((message) => message !== request);
  if (old.every((message) => message.id === undefined))
    return { opening: [...messages], old: [], recent: [] };
  const recent = messages.slice(start).filter((message) => !old.includes(message));
  return { opening: messages.slice(0, start), old, recent };
}

/** A place where no tool call before it has its result behind it, or waits for one. */
function beforeOpenUse(messages: readonly ChatMessage[], end: number): number {
  const isOpen = ({ tool_calls = [] }: ChatMessage, index: number) =>
    tool_calls.some(({ id }) => {
      const result = messages.findIndex((message) => message.tool_call_id === id);
      const isPending = messages.slice(index + 1).every(({ role }) => role === 'tool');
      return result >= end || (result < 0 && isPending);
    });
  const open = messages.slice(0, end).findIndex(isOpen);
  return open < 0 ? end : beforeOpenUse(messages, open);
}
