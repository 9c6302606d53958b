import type { ChatMessage, LLM } from '@llamaindex/core/llms';
import { ChatSummaryMemoryBuffer } from '@llamaindex/core/memory';
import type { Compactor, Turn, ViewItem } from 'compaction-check';
import { chatOf } from './llamaindex/chat-of.js';
import { messagesOf, textOf } from './llamaindex/messages.js';

/** Stands for what else a request may hold, as retrieved documents: so much that a pass is due. */
const TRANSIENT = 'what else the request holds';
const PREFIX = 'Summary of the conversation so far: ';

const compactor: Compactor = {
  name: 'llamaindex ChatSummaryMemoryBuffer',
  version: '0.6.22',
  supports: {
    takesPins: false,
    ownOutcome: false,
    takesBudget: false,
    takesRatios: false,
    takesKeep: false,
    takesTrigger: false,
    takesReport: false,
    overheadTokens: 16,
    keeps: 1,
  },

  open({ settings, summarizer, countTokens }) {
    const turns = new Map<ChatMessage, Turn>();
    const inputs = new Map<string, string>();
    const contextWindow = settings.window;
    const maxTokens = 256;
    const tokenizer = {
      encode: (text: string) => ({ length: text === TRANSIENT ? contextWindow : countTokens(text) }),
      decode: () => '',
    };
    const llm = { metadata: { contextWindow, maxTokens }, chat: chatOf(summarizer) } as unknown as LLM;
    const buffer = new ChatSummaryMemoryBuffer({ llm, tokenizer: tokenizer as never });

    function itemFrom(message: ChatMessage): ViewItem {
      const turn = turns.get(message);
      const text = textOf(message, inputs);
      // A tool's message without a result is one of the user.
      if (turn)
        return {
          type: 'kept',
          turn: turn.id,
          role: turn.results ? turn.role : (message.role as Turn['role']),
          text,
        };
      const body = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : text;
      return { type: 'summary', role: message.role === 'system' ? 'system' : 'user', body, text };
    }

    return {
      append(appended) {
        for (const turn of appended) {
          for (const use of turn.uses ?? []) inputs.set(use.id, use.input);
          for (const message of messagesOf(turn)) {
            turns.set(message, turn);
            buffer.put(message);
          }
        }
      },
      async compact() {
        await buffer.getMessages([{ role: 'user', content: TRANSIENT }]);
        return { status: 'compacted' };
      },
      view() {
        const view: ViewItem[] = [];
        // What `getMessages` returns where no pass is due.
        const request = buffer as unknown as { calcCurrentRequestMessages(): ChatMessage[] };
        const messages = request.calcCurrentRequestMessages();
        for (const [index, message] of messages.entries()) {
          const item = itemFrom(message);
          const last = view.at(-1);
          const isFurtherResult =
            turns.has(message) && turns.get(messages[index - 1]!) === turns.get(message);
          if (isFurtherResult && last?.type === 'kept') last.text += `\n${item.text}`;
          else view.push(item);
        }
        return view;
      },
    };
  },
};

export default compactor;
