import { AIMessage, type BaseMessage } from '@langchain/core/messages';
import type { Compactor, Turn, ViewItem } from 'compaction-check';
import { createSummarizationMiddleware } from 'deepagents';
import { backendInMemory } from './deepagents/backend-in-memory.js';
import { CheckedModel } from './langchain/checked-model.js';
import { messagesOf, viewOf } from './langchain/messages.js';

/** What the middleware puts into the agent's state: from which message on the history stands as it was. */
interface State {
  _summarizationEvent?: { cutoffIndex: number; summaryMessage: BaseMessage };
  _summarizationSessionId?: string;
}
type Wrap = (request: object, handler: () => Promise<AIMessage>) => Promise<{ update?: State }>;

const compactor: Compactor = {
  name: 'deepagents summarization middleware',
  version: '1.14.1',
  supports: {
    takesPins: false,
    ownOutcome: false,
    takesBudget: false,
    takesRatios: false,
    takesTrigger: false,
    takesReport: false,
    overheadTokens: 96,
  },

  open({ settings, summarizer }) {
    const systemPrompt: Turn[] = [];
    const turns: Turn[] = [];
    const messages: BaseMessage[] = [];
    const inputs = new Map<string, string>();
    const model = new CheckedModel(summarizer);
    const backend = backendInMemory();
    let state: State = {};

    /** `keep` counts turns, deepagents counts messages: the further results of a kept turn are added. */
    function messagesToKeep(): number {
      const { keep = 0 } = settings;
      const kept = turns.slice(turns.length - Math.min(keep, turns.length));
      return kept.reduce((sum, turn) => sum + messagesOf(turn).length - 1, keep);
    }

    function summaryItem({ content }: BaseMessage): ViewItem {
      const text = content as string;
      const body = /<summary>\n([\s\S]*)\n<\/summary>/.exec(text)?.[1] ?? '';
      return { type: 'summary', role: 'user', body, text };
    }

    return {
      append(appended) {
        for (const turn of appended) {
          for (const use of turn.uses ?? []) inputs.set(use.id, use.input);
          // What opens the log is the agent's `systemPrompt`, which is held apart from the messages.
          if (turn.role === 'system' && messages.length === 0) systemPrompt.push(turn);
          else {
            turns.push(turn);
            messages.push(...messagesOf(turn));
          }
        }
      },
      async compact() {
        const middleware = createSummarizationMiddleware({
          model,
          backend,
          trigger: { type: 'messages', value: 1 },
          keep: { type: 'messages', value: messagesToKeep() },
        });
        const wrap = middleware.wrapModelCall as unknown as Wrap;
        const { update } = await wrap({ messages, state, model }, async () => new AIMessage('Done.'));
        if (!update) return { status: 'noop' };
        state = { ...state, ...update };
        return { status: 'compacted' };
      },
      view() {
        const { cutoffIndex = 0, summaryMessage } = state._summarizationEvent ?? {};
        return [
          ...systemPrompt.map(({ id, text }): ViewItem => ({ type: 'kept', turn: id, role: 'system', text })),
          ...(summaryMessage ? [summaryItem(summaryMessage)] : []),
          ...viewOf(messages.slice(cutoffIndex), inputs),
        ];
      },
    };
  },
};

export default compactor;
