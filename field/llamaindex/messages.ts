import type { ChatMessage, ToolCall } from '@llamaindex/core/llms';
import type { Turn } from 'compaction-check';
import { argumentsOf, proseOf, textWith } from '../../templates/shared/turn-parts.js';

/** A turn as LlamaIndex's messages: one, or one per result, which are messages of the user. */
export function messagesOf(turn: Turn): ChatMessage[] {
  const { role, text, uses = [], results = [] } = turn;
  if (results.length > 0) {
    return results.map(({ use, text: result, failed = false }) => ({
      role: 'user',
      content: result,
      options: { toolResult: { id: use, result, isError: failed } },
    }));
  }
  if (uses.length === 0) return [{ role: role === 'tool' ? 'user' : role, content: text }];
  const toolCall = uses.map(
    (use): ToolCall => ({ id: use.id, name: use.name, input: argumentsOf(use) as ToolCall['input'] }),
  );
  return [{ role: 'assistant', content: proseOf(turn), options: { toolCall } }];
}

/** The text of a message; `inputs` has the arguments of each call as they were written. */
export function textOf({ content, options }: ChatMessage, inputs: ReadonlyMap<string, string>): string {
  const calls = options && 'toolCall' in options ? [options.toolCall as ToolCall[]].flat() : [];
  const uses = calls.map(({ id, name }) => ({ name, input: inputs.get(id) ?? '' }));
  return textWith(typeof content === 'string' ? content : '', uses);
}
