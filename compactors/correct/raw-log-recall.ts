import type { Environment } from '../../src/compactor/compactor.js';
import type { Answer, Outcome, Session } from '../../src/compactor/session.js';
import type { TurnId } from '../../src/transcript/turn.js';
import { compactableExchanges } from '../plumbing/compactable-exchanges.js';
import { firstRequest } from '../plumbing/first-request.js';
import { isCut } from '../plumbing/is-cut.js';
import { leavingTurns } from '../plumbing/leaving-turns.js';
import { Ledger, tokensOf } from '../plumbing/ledger.js';
import { prefixBelowCeiling } from '../plumbing/prefix-below-ceiling.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { sessionOn } from '../plumbing/session-on.js';
import { shorterAndShorter } from '../plumbing/shorter-and-shorter.js';
import { whyUnfit } from '../plumbing/why-unfit.js';
import type { Specimen } from '../specimen.js';

function open({ settings, summarizer, countTokens }: Environment): Session {
  const ledger = new Ledger();
  const lost = new Set<TurnId>();
  const { summaryBudget: budget, trigger, keep } = settings;

  async function compact(): Promise<Outcome> {
    const tokensBefore = ledger.tokens(countTokens);
    if (trigger !== undefined && tokensBefore <= trigger)
      return { status: 'noop', reason: 'below the trigger' };
    const exchanges = prefixBelowCeiling(compactableExchanges(ledger.turns, ledger.isKept, keep), settings);
    if (exchanges.length === 0) return { status: 'noop', reason: 'nothing that could be compacted' };

    const current = ledger.summaries[0];
    for (const carried of current ? [current, undefined] : [undefined]) {
      const old = carried ? ledger.coveredIn(carried) : [];
      for (const shown of shorterAndShorter(exchanges, ledger.turns)) {
        const previous = carried?.body;
        const response = await summarizer.complete({ turns: shown, previous, budget: budget ?? undefined });
        const { kind, text, reportedIds } = response;
        if (kind !== 'text' || whyUnfit(text, shown, { budget, countTokens, previous })) continue;
        const proven = provenTurns([...old, ...shown], text, { cut: isCut(text, response) });
        const covered = proven.filter(
          (turn) => old.includes(turn) || (reportedIds?.includes(turn.id) ?? true),
        );
        const task = firstRequest(ledger.turns);
        if (task && ledger.summaryOf(task.id) && !covered.includes(task)) continue;
        const removed = leavingTurns(shown, covered, ledger.turns);
        const freed = tokensOf(removed) + countTokens(current?.body ?? '');
        if (!shown.some((turn) => covered.includes(turn)) || freed <= countTokens(text)) continue;
        ledger.commit({ body: text, covered, removed, replaces: current });
        return {
          status: 'compacted',
          tokensBefore,
          tokensAfter: ledger.tokens(countTokens),
          ...ledger.counts(),
        };
      }
    }
    return { status: 'refused', reason: 'no summary held a turn and made the view smaller' };
  }

  function recall(id: TurnId): Answer {
    const { text } = ledger.turn(id);
    if (ledger.isKept(id)) return { text, source: 'view' };
    if (!lost.has(id)) return { text, source: 'log' };
    const summary = ledger.summaryOf(id);
    if (!summary) throw new Error(`the raw log has lost turn ${id}`);
    return { text: summary.body, source: 'summary' };
  }

  let isBusy = false;
  /** A second pass at once would take the same turns. */
  async function compactAlone(): Promise<Outcome> {
    if (isBusy) return { status: 'refused', reason: 'a pass is under way' };
    isBusy = true;
    try {
      return await compact();
    } finally {
      isBusy = false;
    }
  }

  return { ...sessionOn(ledger, compact), compact: compactAlone, recall, lose: (id) => void lost.add(id) };
}

/** One summary that is written anew in every pass; what it no longer holds is uncovered and answered all the same. */
export const rawLogRecall: Specimen = {
  name: 'raw-log-recall',
  says: 'Removes whatever it showed, claims only what the summary holds, and answers from the raw log.',
  make: () => ({
    name: 'raw-log-recall',
    supports: { verifies: true, verifiesFacts: true, overheadTokens: 0 },
    open,
  }),
};
