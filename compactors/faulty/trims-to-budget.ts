import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { agentLoop } from '../correct/agent-loop.js';
import { isCut } from '../plumbing/is-cut.js';
import { leavingTurns } from '../plumbing/leaving-turns.js';
import { Ledger, tokensOf } from '../plumbing/ledger.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { sessionOn } from '../plumbing/session-on.js';
import { whyUnfit } from '../plumbing/why-unfit.js';
import type { FaultySpecimen } from '../specimen.js';
import { trimsToBudgetWitness } from '../witnesses/trims-to-budget.js';

function open({ settings, summarizer, countTokens }: Environment): Session {
  const ledger = new Ledger();
  const budget = settings.summaryBudget;

  function fitted(text: string): string {
    let rest = text;
    while (budget !== null && countTokens(rest) > budget)
      rest = rest.slice(rest.indexOf('\n') + 1 || rest.length);
    return rest;
  }

  return sessionOn(ledger, async () => {
    const shown = nextPrefix(ledger, settings);
    if (shown.length === 0) return { status: 'noop', reason: 'nothing that could be compacted' };
    const response = await summarizer.complete({ turns: shown, budget: budget ?? undefined });
    const { kind, text, reportedIds } = response;
    if (kind !== 'text' || whyUnfit(text, shown, { budget: null }))
      return { status: 'refused', reason: 'no summary' };
    const proven = provenTurns(shown, text, { cut: isCut(text, response) });
    const covered = reportedIds ? proven.filter((turn) => reportedIds.includes(turn.id)) : proven;
    if (covered.length === 0) return { status: 'refused', reason: 'the summary holds no turn' };
    const body = fitted(text);
    const removed = leavingTurns(shown, covered, ledger.turns);
    if (tokensOf(removed) <= countTokens(body)) return { status: 'noop', reason: 'it would not get smaller' };
    ledger.commit({ body, covered, removed });
    return { status: 'compacted', tokensAfter: ledger.tokens(countTokens), ...ledger.counts() };
  });
}

/** The claims are made from the text as written, not as stored. */
export const trimsToBudget: FaultySpecimen = {
  name: 'trims-to-budget',
  says: 'Drops the first lines of a summary that is over its budget, after it has claimed the turns that they stand for.',
  breaks: 'coverage/anchors-present',
  kind: 'over-budget',
  twin: agentLoop,
  witness: trimsToBudgetWitness,
  make: () => ({
    name: 'trims-to-budget',
    supports: { verifies: true, takesTrigger: false, overheadTokens: 0 },
    open,
  }),
};
