import type { AssistantMessage, ToolResultMessage, UserMessage } from '@mariozechner/pi-ai';
import type { ToolUse, Turn } from 'compaction-check';
import { argumentsOf, proseOf, textWith } from '../../templates/shared/turn-parts.js';

export type Message = UserMessage | AssistantMessage | ToolResultMessage;

const USAGE = {
  input: 0,
  output: 0,
  cacheRead: 0,
  cacheWrite: 0,
  totalTokens: 0,
  cost: { input: 0, output: 0, cacheRead: 0, cacheWrite: 0, total: 0 },
};
const MODEL = { api: 'faux', provider: 'faux', model: 'faux', usage: USAGE };

/** A turn as pi's messages: one for each result; pi's sessions know no system message, so a late one is a user's. */
export function messagesOf(turn: Turn): Message[] {
  const { id, role, text, uses = [], results = [] } = turn;
  if (role === 'assistant') {
    const calls = uses.map((use) => ({
      type: 'toolCall' as const,
      id: use.id,
      name: use.name,
      arguments: argumentsOf(use),
    }));
    const prose = proseOf(turn);
    const content = prose === '' && calls.length > 0 ? calls : [textContent(prose), ...calls];
    const stopReason = calls.length > 0 ? 'toolUse' : 'stop';
    return [{ role, content, stopReason, timestamp: 0, ...MODEL }];
  }
  if (role !== 'tool') return [{ role: 'user', content: [textContent(text)], timestamp: 0 }];
  const given = results.length > 0 ? results : [{ use: `${id}-without-a-call`, text }];
  return given.map((result) => ({
    role: 'toolResult',
    toolCallId: result.use,
    toolName: 'tool',
    content: [textContent(result.text)],
    isError: 'failed' in result && result.failed === true,
    timestamp: 0,
  }));
}

function textContent(text: string) {
  return { type: 'text' as const, text };
}

/** The text of a message; `written` has each call as it was appended. */
export function textOf({ content }: Message, written: ReadonlyMap<string, ToolUse>): string {
  if (typeof content === 'string') return content;
  const prose: string[] = [];
  const uses: { name: string; input: string }[] = [];
  for (const block of content) {
    if (block.type === 'text') prose.push(block.text);
    if (block.type === 'toolCall') uses.push({ name: block.name, input: written.get(block.id)?.input ?? '' });
  }
  return textWith(prose.join('\n'), uses);
}
