import type { ChatMessage } from '../../src/compactor/doors/chat-message.js';

/** A chat message as text for a prompt: its content, then a line for each tool call. */
export function renderMessage({ content, tool_calls = [] }: ChatMessage): string {
  const calls = tool_calls.map((call) => `${call.function.name} ${call.function.arguments}`);
  return [content, ...calls].filter(Boolean).join('\n');
}
