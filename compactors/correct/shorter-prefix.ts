import type { Environment } from '../../src/compactor/compactor.js';
import type { Outcome, Session } from '../../src/compactor/session.js';
import type { Turn } from '../../src/transcript/turn.js';
import { compactableExchanges } from '../plumbing/compactable-exchanges.js';
import { isCut } from '../plumbing/is-cut.js';
import { Ledger, type Summary, tokensOf } from '../plumbing/ledger.js';
import { prefixBelowCeiling } from '../plumbing/prefix-below-ceiling.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { sessionOn } from '../plumbing/session-on.js';
import { shorterAndShorter } from '../plumbing/shorter-and-shorter.js';
import { whyUnfit } from '../plumbing/why-unfit.js';
import type { Specimen } from '../specimen.js';

function open({ settings, summarizer, countTokens }: Environment): Session {
  const ledger = new Ledger();
  const { summaryBudget: budget, trigger, keep } = settings;

  /** A summary that holds all of the shown turns and of the earlier summary, or null. */
  async function wholeSummary(shown: readonly Turn[], earlier?: Summary): Promise<string | null> {
    const request = { turns: shown, previous: earlier?.body, budget: budget ?? undefined };
    const response = await summarizer.complete(request).catch(() => null);
    if (response?.kind !== 'text') return null;
    const { text, reportedIds } = response;
    const due = [...(earlier ? ledger.coveredIn(earlier) : []), ...shown].filter(
      (turn) => turn.anchor !== null,
    );
    const isWhole =
      !isCut(text, response) &&
      !whyUnfit(text, shown, { budget, countTokens }) &&
      provenTurns(due, text, { cut: false }).length === due.length &&
      shown.every((turn) => turn.anchor === null || (reportedIds?.includes(turn.id) ?? true));
    const isSmaller = countTokens(text) < tokensOf(shown) + countTokens(earlier?.body ?? '');
    return isWhole && isSmaller ? text : null;
  }

  async function compact(): Promise<Outcome> {
    const tokensBefore = ledger.tokens(countTokens);
    if (trigger !== undefined && tokensBefore <= trigger)
      return { status: 'noop', reason: 'below the trigger' };
    const exchanges = prefixBelowCeiling(compactableExchanges(ledger.turns, ledger.isKept, keep), settings);
    if (exchanges.length === 0) return { status: 'noop', reason: 'nothing that could be compacted' };

    const newest = ledger.summaries.at(-1);
    for (const earlier of newest ? [newest, undefined] : [undefined]) {
      for (const shown of shorterAndShorter(exchanges, ledger.turns)) {
        const body = await wholeSummary(shown, earlier);
        if (body === null) continue;
        const carried = earlier ? ledger.coveredIn(earlier) : [];
        const covered = [...carried, ...shown.filter((turn) => turn.anchor !== null)];
        ledger.commit({ body, covered, removed: shown, replaces: earlier });
        return {
          status: 'compacted',
          tokensBefore,
          tokensAfter: ledger.tokens(countTokens),
          ...ledger.counts(),
        };
      }
    }
    return { status: 'refused', reason: 'no summary held all that it was shown' };
  }

  return sessionOn(ledger, compact);
}

/** All or nothing: it tries again with half of the turns until a summary holds every one of them. */
export const shorterPrefix: Specimen = {
  name: 'shorter-prefix',
  says: 'Takes as many turns as stay below the ceiling, and half of them again while the summary is not whole.',
  make: () => ({
    name: 'shorter-prefix',
    supports: { verifies: true, verifiesFacts: true, overheadTokens: 0 },
    open,
  }),
};
