import {
  ContextWindowOverflowError,
  type Message,
  SummarizingConversationManager,
} from '@strands-agents/sdk';
import type { Compactor, Turn, ViewItem } from 'compaction-check';
import { CheckedModel } from './strands/checked-model.js';
import { messageOf, textOf } from './strands/messages.js';

const compactor: Compactor = {
  name: 'strands SummarizingConversationManager',
  version: '1.16.0',
  supports: {
    takesPins: false,
    ownOutcome: false,
    takesBudget: false,
    takesRatios: false,
    takesTrigger: false,
    takesReport: false,
    overheadTokens: 0,
  },

  open({ settings, summarizer }) {
    const systemPrompt: Turn[] = [];
    const messages: Message[] = [];
    const turns = new Map<Message, Turn>();
    const inputs = new Map<string, string>();
    const model = new CheckedModel(summarizer, (message) => textOf(message, inputs));
    const manager = new SummarizingConversationManager({ model, preserveRecentMessages: settings.keep ?? 0 });

    function itemFrom(message: Message): ViewItem {
      const turn = turns.get(message);
      const text = textOf(message, inputs);
      if (!turn) return { type: 'summary', role: message.role, body: text };
      // Strands has two roles; that a turn had another one is known to whoever appended it.
      return { type: 'kept', turn: turn.id, role: turn.role, text };
    }

    return {
      append(appended) {
        for (const turn of appended) {
          for (const use of turn.uses ?? []) inputs.set(use.id, use.input);
          // What opens the log is the agent's system prompt, which Strands holds apart from the messages.
          if (turn.role === 'system' && messages.length === 0) {
            systemPrompt.push(turn);
            continue;
          }
          const message = messageOf(turn);
          turns.set(message, turn);
          messages.push(message);
        }
      },
      async compact() {
        // With the overflow that it has to recover from, `reduce` throws where it would else only log a failure.
        const error = new ContextWindowOverflowError('the context window is full');
        const reduced = await manager.reduce({ agent: { messages } as never, model, error });
        return { status: reduced ? 'compacted' : 'noop' };
      },
      view: () => [
        ...systemPrompt.map(({ id, text }): ViewItem => ({ type: 'kept', turn: id, role: 'system', text })),
        ...messages.map(itemFrom),
      ],
    };
  },
};

export default compactor;
