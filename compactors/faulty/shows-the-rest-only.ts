import type { Environment } from '../../src/compactor/compactor.js';
import type { Outcome, Session, ViewItem } from '../../src/compactor/session.js';
import { protectedTurns } from '../../src/transcript/eligible.js';
import { exchangesOf } from '../../src/transcript/exchange.js';
import { isCut } from '../plumbing/is-cut.js';
import { Ledger, tokensOf } from '../plumbing/ledger.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { sessionOn } from '../plumbing/session-on.js';
import { splitByExchange } from '../plumbing/split-by-exchange.js';
import { whyUnfit } from '../plumbing/why-unfit.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { showsTheRestOnlyWitness } from '../witnesses/shows-the-rest-only.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const { settings, summarizer, countTokens } = environment;

  async function compact(): Promise<Outcome> {
    const budget = settings.summaryBudget;
    const shown = nextPrefix(ledger, settings);
    if (shown.length === 0) return { status: 'noop', reason: 'nothing that could be compacted' };
    const response = await summarizer.complete({ turns: shown, budget: budget ?? undefined });
    const { kind, text, reportedIds } = response;
    const unfit = whyUnfit(text, shown, { budget, countTokens });
    if (kind !== 'text' || unfit) return { status: 'refused', reason: unfit ?? 'no summary' };
    const proven = provenTurns(shown, text, { cut: isCut(text, response) });
    const claimed = reportedIds ? proven.filter((turn) => reportedIds.includes(turn.id)) : proven;
    const { kept } = splitByExchange(shown, claimed);
    const removed = shown.filter((turn) => !kept.includes(turn.id));
    const covered = removed.filter((turn) => turn.anchor !== null);
    if (tokensOf(removed) <= countTokens(text))
      return { status: 'refused', reason: 'it would not get smaller' };
    ledger.commit({ body: text, covered, removed });
    return { status: 'compacted', tokensAfter: ledger.tokens(countTokens), ...ledger.counts() };
  }

  function view(): ViewItem[] {
    const { turns, isKept } = ledger;
    const boundary = turns.findLastIndex((turn) => !isKept(turn.id));
    const pinned = turns.filter((turn) => turn.pinned);
    const shown = new Set([...turns.slice(boundary + 1), ...protectedTurns(turns), ...pinned]);
    const whole = exchangesOf(turns).filter((exchange) => exchange.turns.some((turn) => shown.has(turn)));
    const ids = new Set(whole.flatMap((exchange) => exchange.turns.map((turn) => turn.id)));
    return ledger.view().filter((item) => item.type !== 'kept' || ids.has(item.turn!));
  }

  return { ...sessionOn(ledger, compact), view };
}

/** A boundary cuts the view, and a set describes it. */
export const showsTheRestOnly: FaultySpecimen = {
  name: 'shows-the-rest-only',
  says: 'Shows only what follows the last covered turn, and still lists every uncovered turn before it as kept.',
  breaks: 'conservation/loud',
  kind: 'silent-truncate',
  twin: foldsPrefix,
  witness: showsTheRestOnlyWitness,
  make: () => ({
    name: 'shows-the-rest-only',
    supports: { verifies: true, takesTrigger: false, overheadTokens: 0 },
    open,
  }),
};
