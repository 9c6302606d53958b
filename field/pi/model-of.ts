import { fauxAssistantMessage, fauxText, fauxToolCall, registerFauxProvider } from '@mariozechner/pi-ai';
import type { Summarizer, SummaryResponse } from 'compaction-check';
import { wasCut } from '../was-cut.js';
import { textOf } from './messages.js';

/** A model of pi whose replies are written by the summarizer of the check; `unregister` ends it. */
export function modelOf(summarizer: Summarizer, readCalls: (prompt: string) => string) {
  const provider = registerFauxProvider({ tokenSize: { min: 2 ** 20, max: 2 ** 20 } });
  const answer: Parameters<typeof provider.setResponses>[0][number] = async ({ messages }) => {
    // A response answers one call, and there may be many.
    provider.appendResponses([answer]);
    const prompt = messages.map((message) => textOf(message, new Map())).join('\n');
    return messageFrom(await summarizer.complete({ prompt: readCalls(prompt) }));
  };
  // Two calls may be made at once.
  provider.setResponses([answer, answer]);
  return { model: provider.getModel(), unregister: provider.unregister };
}

function messageFrom(reply: SummaryResponse) {
  if (reply.kind === 'toolCall') {
    return fauxAssistantMessage([fauxToolCall('lookup', { query: reply.text })], { stopReason: 'toolUse' });
  }
  // A provider sends no block for an empty reply.
  const content = reply.kind === 'text' ? [fauxText(reply.text)] : [];
  return fauxAssistantMessage(content, { stopReason: wasCut(reply) ? 'length' : 'stop' });
}
