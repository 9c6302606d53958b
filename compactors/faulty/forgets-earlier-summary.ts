import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { holdsSomething } from '../plumbing/holds-something.js';
import { isCut } from '../plumbing/is-cut.js';
import { leavingTurns } from '../plumbing/leaving-turns.js';
import { Ledger, tokensOf } from '../plumbing/ledger.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { sessionOn } from '../plumbing/session-on.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { forgetsEarlierSummaryWitness } from '../witnesses/forgets-earlier-summary.js';

function open({ settings, summarizer, countTokens }: Environment): Session {
  const ledger = new Ledger();
  const budget = settings.summaryBudget;

  return sessionOn(ledger, async () => {
    const shown = nextPrefix(ledger, settings);
    if (shown.length === 0) return { status: 'noop', reason: 'nothing that could be compacted' };
    const response = await summarizer.complete({ turns: shown, budget: budget ?? undefined });
    const { kind, text, reportedIds } = response;
    if (kind !== 'text' || !holdsSomething(text, shown, { settings, countTokens })) {
      return { status: 'refused', reason: 'no summary' };
    }
    const proven = provenTurns(shown, text, { cut: isCut(text, response) });
    const fresh = reportedIds ? proven.filter((turn) => reportedIds.includes(turn.id)) : proven;
    const [current] = ledger.summaries;
    const earlier = current ? ledger.coveredIn(current) : [];
    const removed = leavingTurns(shown, fresh, ledger.turns);
    if (tokensOf(removed) <= countTokens(text)) return { status: 'noop', reason: 'it would not get smaller' };
    ledger.commit({ body: text, covered: [...earlier, ...fresh], removed, replaces: current });
    return { status: 'compacted', tokensAfter: ledger.tokens(countTokens), ...ledger.counts() };
  });
}

/** Everything older is gone in one step, and the pointer set does not know. */
export const forgetsEarlierSummary: FaultySpecimen = {
  name: 'forgets-earlier-summary',
  says: 'Writes its one summary anew in every pass without showing the earlier one, and still claims what that one held.',
  breaks: 'coverage/anchors-present',
  kind: 'prev-summary-lost',
  twin: foldsPrefix,
  fewestSteps: 4,
  witness: forgetsEarlierSummaryWitness,
  make: () => ({
    name: 'forgets-earlier-summary',
    supports: { verifies: true, takesTrigger: false, overheadTokens: 0 },
    open,
  }),
};
