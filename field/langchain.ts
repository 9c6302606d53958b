import { type BaseMessage, RemoveMessage } from '@langchain/core/messages';
import type { Compactor, Turn, ViewItem } from 'compaction-check';
import { summarizationMiddleware } from 'langchain';
import { CheckedModel } from './langchain/checked-model.js';
import { messagesOf, viewOf } from './langchain/messages.js';

type BeforeModel = (state: object, runtime: object) => Promise<{ messages: BaseMessage[] } | undefined>;

const compactor: Compactor = {
  name: 'langchain summarizationMiddleware',
  version: '1.5.14',
  supports: {
    takesPins: false,
    ownOutcome: false,
    takesBudget: false,
    takesRatios: false,
    takesTrigger: false,
    takesReport: false,
    overheadTokens: 16,
  },

  open({ settings, summarizer }) {
    const systemPrompt: Turn[] = [];
    let messages: BaseMessage[] = [];
    const turns: Turn[] = [];
    const inputs = new Map<string, string>();
    const middleware = summarizationMiddleware({
      model: new CheckedModel(summarizer),
      trigger: { messages: 1 },
    });
    const beforeModel = middleware.beforeModel as BeforeModel;

    /** `keep` counts turns, LangChain counts messages: the further results of a kept turn are added. */
    function messagesToKeep(): number {
      const { keep = 0 } = settings;
      const kept = turns.slice(turns.length - Math.min(keep, turns.length));
      return kept.reduce((sum, turn) => sum + messagesOf(turn).length - 1, keep);
    }

    return {
      append(appended) {
        for (const turn of appended) {
          // What opens the log is the agent's `systemPrompt`, which LangChain holds apart from the messages.
          if (turn.role === 'system' && messages.length === 0) systemPrompt.push(turn);
          else {
            turns.push(turn);
            messages.push(...messagesOf(turn));
          }
        }
        for (const use of appended.flatMap((turn) => turn.uses ?? [])) inputs.set(use.id, use.input);
      },
      async compact() {
        const update = await beforeModel({ messages }, { context: { keep: { messages: messagesToKeep() } } });
        if (!update) return { status: 'noop' };
        messages = update.messages.filter((message) => !RemoveMessage.isInstance(message));
        return { status: 'compacted' };
      },
      view: () => [
        ...systemPrompt.map(({ id, text }): ViewItem => ({ type: 'kept', turn: id, role: 'system', text })),
        ...viewOf(messages, inputs),
      ],
    };
  },
};

export default compactor;
