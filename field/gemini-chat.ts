import type { Content, Part } from '@google/genai';
import type { Compactor, Turn, ViewItem } from 'compaction-check';
import { clientOf } from './gemini/client-of.js';
import { configOf } from './gemini/config-of.js';
import { contentOf, textOf } from './gemini/content-of.js';
import { ChatCompressionService } from './node_modules/@google/gemini-cli-core/dist/src/context/chatCompressionService.js';
import { CompressionStatus } from './node_modules/@google/gemini-cli-core/dist/src/core/turn.js';
import { getInitialChatHistory } from './node_modules/@google/gemini-cli-core/dist/src/utils/environmentContext.js';
import { estimateTokenCountSync } from './node_modules/@google/gemini-cli-core/dist/src/utils/tokenCalculation.js';

const compactor: Compactor = {
  name: 'gemini-cli ChatCompressionService',
  version: '0.61.0',
  supports: {
    takesPins: false,
    ownOutcome: false,
    takesBudget: false,
    takesRatios: false,
    takesKeep: false,
    takesTrigger: false,
    takesReport: false,
    overheadTokens: 32,
  },

  open({ summarizer }) {
    const systemInstruction: Turn[] = [];
    const turns = new Map<Part, Turn>();
    const inputs = new Map<string, string>();
    let history: Content[] = [];
    const config = configOf(clientOf(summarizer));
    const service = new ChatCompressionService();
    /** The answer that follows the summary, as if the model had read it. */
    let thanks: Content | undefined;

    async function promptTokens(): Promise<number> {
      const whole = (await getInitialChatHistory(config, history as never)) as {
        parts?: Part[];
        content?: Content;
      }[];
      return estimateTokenCountSync(
        whole.flatMap(({ parts, content }) => parts ?? content?.parts ?? []) as never,
      );
    }

    return {
      append(appended) {
        for (const turn of appended) {
          for (const use of turn.uses ?? []) inputs.set(use.id, use.input);
          // What opens the log is the system instruction, which Gemini CLI holds apart from the history.
          if (turn.role === 'system' && history.length === 0) {
            systemInstruction.push(turn);
            continue;
          }
          const content = contentOf(turn);
          for (const part of content.parts) turns.set(part, turn);
          history.push(content);
        }
      },
      async compact() {
        const tokens = await promptTokens();
        const chat = { getHistory: () => history, getLastPromptTokenCount: () => tokens };
        const { newHistory, info } = await service.compress(
          chat as never,
          'check',
          true,
          'gemini-2.5-pro',
          config,
          false,
        );
        const { compressionStatus } = info;
        if (!newHistory) {
          if (compressionStatus === CompressionStatus.NOOP) return { status: 'noop' };
          return { status: 'refused', reason: CompressionStatus[compressionStatus] };
        }
        history = newHistory as Content[];
        thanks = history[1];
        return { status: 'compacted' };
      },
      view() {
        const view: ViewItem[] = [];
        for (const { id, text } of systemInstruction)
          view.push({ type: 'kept', turn: id, role: 'system', text });
        for (const content of history) {
          const text = content.parts?.map((part) => textOf(part, inputs)).join('\n') ?? '';
          const turn = turns.get(content.parts![0]!);
          if (turn) view.push({ type: 'kept', turn: turn.id, role: turn.role, text });
          else if (content !== thanks)
            view.push({
              type: 'summary',
              role: 'user',
              body: text,
              text: `${text}\n${thanks?.parts?.[0]?.text}`,
            });
        }
        return view;
      },
    };
  },
};

export default compactor;
