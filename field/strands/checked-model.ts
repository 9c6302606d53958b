import { type Message, Model, type ModelStreamEvent } from '@strands-agents/sdk';
import type { Summarizer } from 'compaction-check';
import { wasCut } from '../was-cut.js';

/** A model whose replies are written by the summarizer of the check. */
export class CheckedModel extends Model {
  constructor(
    private readonly summarizer: Summarizer,
    private readonly textOf: (message: Message) => string,
  ) {
    super();
  }

  updateConfig(): void {}

  getConfig() {
    return { modelId: 'compaction-check' };
  }

  async *stream(messages: Message[]): AsyncGenerator<ModelStreamEvent> {
    const reply = await this.summarizer.complete({ prompt: messages.map(this.textOf).join('\n') });
    yield { type: 'modelMessageStartEvent', role: 'assistant' };
    // A provider streams no block for an empty reply.
    if (reply.kind === 'text') {
      yield { type: 'modelContentBlockStartEvent' };
      yield { type: 'modelContentBlockDeltaEvent', delta: { type: 'textDelta', text: reply.text } };
      yield { type: 'modelContentBlockStopEvent' };
    } else if (reply.kind === 'toolCall') {
      const input = JSON.stringify({ query: reply.text });
      const start = { type: 'toolUseStart', name: 'lookup', toolUseId: 'call_of_the_summarizer' } as const;
      yield { type: 'modelContentBlockStartEvent', start };
      yield { type: 'modelContentBlockDeltaEvent', delta: { type: 'toolUseInputDelta', input } };
      yield { type: 'modelContentBlockStopEvent' };
    }
    const whole = reply.finish === 'filter' ? 'contentFiltered' : 'endTurn';
    const stopReason = reply.kind === 'toolCall' ? 'toolUse' : wasCut(reply) ? 'maxTokens' : whole;
    yield { type: 'modelMessageStopEvent', stopReason };
  }
}
