import type { MessagesContext } from '../../src/compactor/doors/messages.js';
import { messagesCompactor } from '../../src/compactor/doors/messages-door.js';
import type { Turn } from '../../src/transcript/turn.js';
import { compactableExchanges } from '../plumbing/compactable-exchanges.js';
import { isCut } from '../plumbing/is-cut.js';
import { tokensOf } from '../plumbing/ledger.js';
import { prefixBelowCeiling } from '../plumbing/prefix-below-ceiling.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { shorterAndShorter } from '../plumbing/shorter-and-shorter.js';
import { splitByExchange } from '../plumbing/split-by-exchange.js';
import { whyUnfit } from '../plumbing/why-unfit.js';
import type { Specimen } from '../specimen.js';

/** A turn with all that is known of it, or a summary in the shape of one. */
interface Message extends Turn {
  summary?: true;
}

async function compact(messages: Message[], context: MessagesContext): Promise<Message[]> {
  const { settings, summarize, countTokens } = context;
  const { summaryBudget: budget, trigger, keep } = settings;
  if (trigger !== undefined && tokensOf(messages) <= trigger) return messages;

  const exchanges = prefixBelowCeiling(
    compactableExchanges(messages, () => true, keep),
    settings,
  );
  for (const shown of shorterAndShorter(exchanges, messages)) {
    const response = await summarize({ turns: shown, budget: budget ?? undefined });
    const { kind, text } = response;
    if (kind !== 'text' || whyUnfit(text, shown, { budget, countTokens })) continue;
    const { kept } = splitByExchange(shown, provenTurns(shown, text, { cut: isCut(text, response) }));
    const removed = shown.filter((turn) => !kept.includes(turn.id));
    const summary = summaryMessage(text, countTokens(text));
    if (tokensOf(removed) <= summary.tokens) continue;
    const rest = messages.filter((message) => !removed.includes(message));
    const start = endOfOpening(messages);
    return [...rest.slice(0, start), summary, ...rest.slice(start)];
  }
  return messages;
}

function summaryMessage(text: string, tokens: number): Message {
  return { id: 'summary', role: 'user', kind: 'prose', text, tokens, anchor: null, summary: true };
}

/** Where the summaries end; before there is one, where the system messages do. */
function endOfOpening(messages: readonly Message[]): number {
  const newest = messages.findLastIndex((message) => message.summary);
  if (newest >= 0) return newest + 1;
  const other = messages.findIndex((message) => message.role !== 'system');
  return other < 0 ? messages.length : other;
}

/** Its messages carry the anchor and the facts of their turns, so that a summary can be held against them. */
export const verifyingMessages: Specimen = {
  name: 'verifying-messages',
  says: 'A function from messages to messages that removes only what the summary holds, anchors and facts.',
  make: () =>
    messagesCompactor<Message>({
      name: 'verifying-messages',
      supports: { verifies: true, verifiesFacts: true, overheadTokens: 0 },
      compact,
      encode: (turn) => turn,
      decode: ({ id, role, text, summary }) =>
        summary ? { role, text, summary, body: text } : { id, role, text },
    }),
};
