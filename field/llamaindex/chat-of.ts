import type { ChatMessage } from '@llamaindex/core/llms';
import type { Summarizer } from 'compaction-check';
import { wasCut } from '../was-cut.js';

/** The `chat` of a model whose replies are written by the summarizer of the check. */
export function chatOf(summarizer: Summarizer) {
  return async ({ messages }: { messages: ChatMessage[] }) => {
    const reply = await summarizer.complete({ prompt: messages.map(({ content }) => content).join('\n') });
    const whole = reply.finish === 'filter' ? 'content_filter' : 'stop';
    const raw = { choices: [{ finish_reason: wasCut(reply) ? 'length' : whole }] };
    if (reply.kind !== 'toolCall') return { raw, message: { role: 'assistant', content: reply.text } };
    const toolCall = [{ id: 'call_of_the_summarizer', name: 'lookup', input: { query: reply.text } }];
    return { raw, message: { role: 'assistant', content: '', options: { toolCall } } };
  };
}
