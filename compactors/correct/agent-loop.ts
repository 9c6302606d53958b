import type { Environment } from '../../src/compactor/compactor.js';
import type { KeptItem, Outcome, Session, ViewItem } from '../../src/compactor/session.js';
import { checkSettings } from '../../src/reference/check-settings.js';
import type { Turn } from '../../src/transcript/turn.js';
import { compactableExchanges } from '../plumbing/compactable-exchanges.js';
import { currentValues } from '../plumbing/current-values.js';
import { isCut } from '../plumbing/is-cut.js';
import { tokensOf } from '../plumbing/ledger.js';
import { prefixBelowCeiling } from '../plumbing/prefix-below-ceiling.js';
import { promptOf } from '../plumbing/prompt-of.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { shorterAndShorter } from '../plumbing/shorter-and-shorter.js';
import { splitByExchange } from '../plumbing/split-by-exchange.js';
import { whyUnfit } from '../plumbing/why-unfit.js';
import type { Specimen } from '../specimen.js';

/** A message of the loop: a turn, or what was written in place of turns. */
type Message = { turn: Turn } | { summary: string; replaced: readonly Turn[] };

const PIECE = /[\s\S]{1,400}/gu;

function open({ settings, summarizer, countTokens }: Environment): Session {
  checkSettings(settings);
  const { summaryBudget: budget, trigger, keep } = settings;
  let messages: Message[] = [];
  const log: Turn[] = [];

  const isInView = (id: string) => messages.some((message) => 'turn' in message && message.turn.id === id);
  const viewTokens = () =>
    view().reduce((sum, item) => sum + countTokens(item.type === 'summary' ? item.body : item.text), 0);

  /** The newest summary says what holds now; older ones no longer do. */
  function view(): ViewItem[] {
    const newest = messages.findLast((message) => 'summary' in message);
    return messages.map((message): ViewItem => {
      if ('turn' in message) return keptItem(message.turn);
      const body = message === newest ? withValues(message.summary) : message.summary;
      return { type: 'summary', role: 'user', body, summaryId: `summary of ${message.replaced[0]!.id}` };
    });
  }

  function withValues(summary: string): string {
    const gone = log.filter(({ id }) => !isInView(id));
    const body = `${currentValues(gone)}${summary}`;
    return budget === null || countTokens(body) <= budget ? body : summary;
  }

  async function compact(): Promise<Outcome> {
    const tokensBefore = viewTokens();
    if (trigger !== undefined && tokensBefore <= trigger)
      return { status: 'noop', reason: 'below the trigger' };
    const exchanges = prefixBelowCeiling(compactableExchanges(log, isInView, keep), settings);
    if (exchanges.length === 0) return { status: 'noop', reason: 'nothing that could be compacted' };
    for (const shown of shorterAndShorter(exchanges, log)) {
      const response = await summarizer.complete({ prompt: promptOf(shown), budget: budget ?? undefined });
      const { kind, text } = response;
      if (kind !== 'text' || whyUnfit(text, shown, { budget, countTokens })) continue;
      const { kept } = splitByExchange(shown, provenTurns(shown, text, { cut: isCut(text, response) }));
      const replaced = shown.filter((turn) => !kept.includes(turn.id));
      if (tokensOf(replaced) <= countTokens(text)) continue;
      const before = messages;
      messages = inPlaceOf(replaced, text, messages);
      const tokensAfter = viewTokens();
      if (tokensAfter < tokensBefore) return { status: 'compacted', tokensBefore, tokensAfter };
      messages = before;
    }
    return { status: 'refused', reason: 'no summary held a turn and made the view smaller' };
  }

  let running: Promise<Outcome> | null = null;
  /** Whoever asks for a pass while one runs gets that one. */
  function joined(): Promise<Outcome> {
    running ??= compact().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    append(turns) {
      log.push(...turns);
      messages.push(...turns.map((turn) => ({ turn })));
    },
    compact: joined,
    view,
    // In pieces, since counting a long text without breaks takes ever longer.
    estimate: (text) => (text.match(PIECE) ?? []).reduce((sum, piece) => sum + countTokens(piece), 0),
  };
}

/** The messages with a summary behind the earlier ones, or behind the opening system messages. */
function inPlaceOf(replaced: readonly Turn[], summary: string, messages: readonly Message[]): Message[] {
  const rest = messages.filter((message) => 'summary' in message || !replaced.includes(message.turn));
  const newest = rest.findLastIndex((message) => 'summary' in message);
  const other = rest.findIndex((message) => 'summary' in message || message.turn.role !== 'system');
  const start = newest >= 0 ? newest + 1 : other < 0 ? rest.length : other;
  return rest.toSpliced(start, 0, { summary, replaced });
}

function keptItem({ id, role, text }: Turn): KeptItem {
  return { type: 'kept', turn: id, role, text };
}

/** It shows the summarizer one prompt, with a line for each attachment and no secrets. */
export const agentLoop: Specimen = {
  name: 'agent-loop',
  says: 'An array of messages that it writes prompts from, and a list of the values that hold now.',
  make: () => ({
    name: 'agent-loop',
    supports: {
      verifies: true,
      verifiesFacts: true,
      redacts: true,
      takesAttachments: true,
      takesReport: false,
      overheadTokens: 96,
    },
    open,
  }),
};
