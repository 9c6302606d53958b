import type { Environment } from '../../src/compactor/compactor.js';
import type { Outcome, Session, ViewItem } from '../../src/compactor/session.js';
import { isCut } from '../plumbing/is-cut.js';
import { Ledger } from '../plumbing/ledger.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { sessionOn } from '../plumbing/session-on.js';
import { whyUnfit } from '../plumbing/why-unfit.js';
import type { FaultySpecimen } from '../specimen.js';

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
    const covered = reportedIds ? proven.filter((turn) => reportedIds.includes(turn.id)) : proven;
    if (covered.length === 0) return { status: 'refused', reason: 'the summary holds no turn' };
    ledger.commit({ body: text, covered, removed: covered });
    return { status: 'compacted', ...ledger.counts() };
  }

  function view(): ViewItem[] {
    const boundary = ledger.turns.findLastIndex((turn) => !ledger.isKept(turn.id));
    const recent = new Set(ledger.turns.slice(boundary + 1).map((turn) => turn.id));
    return ledger
      .view()
      .filter((item) => item.type !== 'kept' || item.role === 'system' || recent.has(item.turn!));
  }

  return { ...sessionOn(ledger, compact), view };
}

/** A boundary cuts the view, and a set describes it. */
export const showsTheRestOnly: FaultySpecimen = {
  name: 'shows-the-rest-only',
  says: 'Shows only what follows the last covered turn, and still lists every uncovered turn before it as kept.',
  breaks: 'conservation/loud',
  kind: 'silent-truncate',
  make: () => ({ name: 'shows-the-rest-only', supports: { verifies: true, overheadTokens: 0 }, open }),
};
