import { type BaseMessage, trimMessages } from '@langchain/core/messages';
import type { Compactor } from 'compaction-check';
import { messagesOf, viewOf } from './langchain/messages.js';

/** Drops the oldest messages and summarizes nothing: whoever checks compaction has to notice that. */
const compactor: Compactor = {
  name: 'langchain trimMessages',
  version: '1.4.0',
  supports: {
    takesPins: false,
    ownOutcome: false,
    takesBudget: false,
    takesRatios: false,
    takesTrigger: false,
    takesReport: false,
    takesSignals: false,
    overheadTokens: 0,
    keeps: 1,
  },

  open({ settings }) {
    let messages: BaseMessage[] = [];
    const sizes: number[] = [];
    const inputs = new Map<string, string>();

    return {
      append(appended) {
        for (const turn of appended) {
          for (const use of turn.uses ?? []) inputs.set(use.id, use.input);
          const added = messagesOf(turn);
          sizes.push(turn.role === 'system' ? 0 : added.length);
          messages.push(...added);
        }
      },
      async compact() {
        const keep = settings.keep ?? 1;
        const maxTokens = sizes.slice(-Math.max(1, Math.ceil(keep))).reduce((sum, size) => sum + size, 0);
        messages = await trimMessages(messages, {
          strategy: 'last',
          includeSystem: true,
          maxTokens,
          tokenCounter: (some) => some.filter(({ type }) => type !== 'system').length,
        });
        return { status: 'compacted' };
      },
      view: () => viewOf(messages, inputs),
    };
  },
};

export default compactor;
