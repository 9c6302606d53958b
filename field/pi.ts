import { compact, convertToLlm, SessionManager } from '@mariozechner/pi-coding-agent';
import type { Compactor, ToolUse, Turn, ViewItem } from 'compaction-check';
import {
  estimateTokens,
  prepareCompaction,
} from './node_modules/@mariozechner/pi-coding-agent/dist/core/compaction/index.js';
import { callsAsWritten } from './pi/calls-as-written.js';
import { type Message, messagesOf, textOf } from './pi/messages.js';
import { modelOf } from './pi/model-of.js';

const compactor: Compactor = {
  name: 'pi compact',
  version: '0.73.1',
  supports: {
    takesPins: false,
    ownOutcome: false,
    takesBudget: false,
    takesRatios: false,
    takesTrigger: false,
    takesReport: false,
    overheadTokens: 128,
    keeps: 1,
  },

  open({ settings, summarizer }) {
    const systemPrompt: Turn[] = [];
    const session = SessionManager.inMemory();
    const turns = new Map<object, Turn>();
    const log: Message[] = [];
    const uses = new Map<string, ToolUse>();
    const { model, unregister } = modelOf(summarizer, (prompt) => callsAsWritten(prompt, uses.values()));

    /** pi keeps tokens by its own estimate, the check turns: so many tokens as the turns to be kept have. */
    function tokensToKeep(): number {
      const { keep = 0 } = settings;
      const kept = new Set([...new Set(turns.values())].slice(-Math.max(1, Math.ceil(keep))));
      const sizes = log.map((message) => (kept.has(turns.get(message)!) ? estimateTokens(message) : 0));
      return sizes.reduce((sum, size) => sum + size, 0);
    }

    return {
      append(appended) {
        for (const turn of appended) {
          for (const use of turn.uses ?? []) uses.set(use.id, use);
          // What opens the log is the agent's system prompt, which pi holds apart from the session.
          if (turn.role === 'system' && log.length === 0) {
            systemPrompt.push(turn);
            continue;
          }
          for (const message of messagesOf(turn)) {
            turns.set(message, turn);
            log.push(message);
            session.appendMessage(message);
          }
        }
      },
      async compact() {
        const compaction = { enabled: true, reserveTokens: 16384, keepRecentTokens: tokensToKeep() };
        const preparation = prepareCompaction(session.getBranch(), compaction);
        if (!preparation) return { status: 'noop' };
        const result = await compact(preparation, model, 'no-key');
        const { summary, firstKeptEntryId, tokensBefore, details } = result;
        session.appendCompaction(summary, firstKeptEntryId, tokensBefore, details);
        return { status: 'compacted' };
      },
      view() {
        const view: ViewItem[] = systemPrompt.map(({ id, text }) => ({
          type: 'kept',
          turn: id,
          role: 'system',
          text,
        }));
        for (const message of session.buildSessionContext().messages) {
          const turn = turns.get(message);
          const last = view.at(-1);
          if (message.role === 'compactionSummary') {
            const text = textOf(convertToLlm([message])[0]!, uses);
            view.push({ type: 'summary', role: 'user', body: message.summary, text });
          } else if (last?.type === 'kept' && turn && last.turn === turn.id) {
            last.text += `\n${textOf(message as Message, uses)}`;
          } else {
            view.push({
              type: 'kept',
              turn: turn?.id,
              role: turn?.role ?? 'user',
              text: textOf(message as Message, uses),
            });
          }
        }
        return view;
      },
      close: unregister,
    };
  },
};

export default compactor;
