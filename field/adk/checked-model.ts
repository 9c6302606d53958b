import { BaseLlm, type LlmRequest, type LlmResponse } from '@google/adk';
import type { Summarizer } from 'compaction-check';
import { wasCut } from '../was-cut.js';

/** A model whose replies are written by the summarizer of the check. */
export class CheckedModel extends BaseLlm {
  constructor(private readonly summarizer: Summarizer) {
    super({ model: 'compaction-check' });
  }

  async *generateContentAsync({ contents }: LlmRequest): AsyncGenerator<LlmResponse, void> {
    const prompt = contents.flatMap(({ parts }) => parts?.map(({ text }) => text) ?? []).join('\n');
    const reply = await this.summarizer.complete({ prompt });
    const whole = reply.finish === 'filter' ? 'SAFETY' : 'STOP';
    const finishReason = (wasCut(reply) ? 'MAX_TOKENS' : whole) as LlmResponse['finishReason'];
    if (reply.kind === 'toolCall') {
      const functionCall = { name: 'lookup', args: { query: reply.text } };
      yield { content: { role: 'model', parts: [{ functionCall }] }, finishReason };
      return;
    }
    // A provider sends no part for an empty reply.
    yield {
      content: { role: 'model', parts: reply.kind === 'text' ? [{ text: reply.text }] : [] },
      finishReason,
    };
  }

  connect(): never {
    throw new Error('There is no live connection here.');
  }
}
