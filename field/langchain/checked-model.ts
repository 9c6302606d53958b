import { BaseChatModel } from '@langchain/core/language_models/chat_models';
import { AIMessage, type BaseMessage } from '@langchain/core/messages';
import type { Summarizer, SummaryResponse } from 'compaction-check';
import { wasCut } from '../was-cut.js';

/** A chat model whose replies are written by the summarizer of the check. */
export class CheckedModel extends BaseChatModel {
  constructor(private readonly summarizer: Summarizer) {
    super({});
  }

  _llmType() {
    return 'compaction-check';
  }

  async _generate(messages: BaseMessage[]) {
    const reply = await this.summarizer.complete({
      prompt: messages.map(({ content }) => content).join('\n'),
    });
    return { generations: [{ text: reply.text, message: messageFrom(reply) }] };
  }
}

function messageFrom(reply: SummaryResponse): AIMessage {
  if (reply.kind === 'toolCall') {
    const call = { id: 'call_of_the_summarizer', name: 'lookup', args: { query: reply.text } };
    return new AIMessage({
      content: '',
      tool_calls: [call],
      response_metadata: { finish_reason: 'tool_calls' },
    });
  }
  const whole = reply.finish === 'filter' ? 'content_filter' : 'stop';
  const finish_reason = wasCut(reply) ? 'length' : whole;
  return new AIMessage({ content: reply.text, response_metadata: { finish_reason } });
}
