import type { Environment } from '../../src/compactor/compactor.js';
import type { Outcome, Session } from '../../src/compactor/session.js';
import { compactableExchanges } from '../plumbing/compactable-exchanges.js';
import { isCut } from '../plumbing/is-cut.js';
import { Ledger, tokensOf } from '../plumbing/ledger.js';
import { prefixBelowCeiling } from '../plumbing/prefix-below-ceiling.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { sessionOn } from '../plumbing/session-on.js';
import { shorterAndShorter } from '../plumbing/shorter-and-shorter.js';
import { splitByExchange } from '../plumbing/split-by-exchange.js';
import { whyUnfit } from '../plumbing/why-unfit.js';
import type { Specimen } from '../specimen.js';

function open({ settings, summarizer, countTokens }: Environment): Session {
  const ledger = new Ledger();
  const { summaryBudget: budget, trigger, keep } = settings;

  async function compact(): Promise<Outcome> {
    const tokensBefore = ledger.tokens(countTokens);
    if (trigger !== undefined && tokensBefore <= trigger)
      return { status: 'noop', reason: 'below the trigger' };
    const exchanges = prefixBelowCeiling(compactableExchanges(ledger.turns, ledger.isKept, keep), settings);
    if (exchanges.length === 0) return { status: 'noop', reason: 'nothing that could be compacted' };

    let reason = '';
    for (const shown of shorterAndShorter(exchanges, ledger.turns)) {
      const response = await summarizer.complete({ turns: shown, budget: budget ?? undefined });
      if (response.kind !== 'text') return { status: 'refused', reason: 'the summarizer gave no text' };
      const { text, reportedIds } = response;
      const unfit = whyUnfit(text, shown, { budget, countTokens });
      const proven = provenTurns(shown, text, { cut: isCut(text, response) });
      const claimed = reportedIds ? proven.filter((turn) => reportedIds.includes(turn.id)) : proven;
      const { kept } = splitByExchange(shown, claimed);
      const removed = shown.filter((turn) => !kept.includes(turn.id));
      const shrinks = tokensOf(removed) > countTokens(text);
      reason = unfit ?? (shrinks ? '' : 'the summary holds too little to make the view smaller');
      if (reason) continue;
      const covered = removed.filter((turn) => turn.anchor !== null);
      ledger.commit({ body: text, covered, removed });
      return {
        status: 'compacted',
        tokensBefore,
        tokensAfter: ledger.tokens(countTokens),
        ...ledger.counts(),
      };
    }
    return { status: 'refused', reason };
  }

  return sessionOn(ledger, compact);
}

/** Adds one summary per pass and never rewrites an earlier one. */
export const keepsWhatDoesNotFit: Specimen = {
  name: 'keeps-what-does-not-fit',
  says: 'Puts each pass in a summary of its own and keeps every exchange verbatim that the summary does not hold.',
  make: () => ({
    name: 'keeps-what-does-not-fit',
    supports: { verifies: true, verifiesFacts: true, overheadTokens: 0 },
    open,
  }),
};
