import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { isCut } from '../plumbing/is-cut.js';
import { leavingTurns } from '../plumbing/leaving-turns.js';
import { Ledger } from '../plumbing/ledger.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { growsWitness } from '../witnesses/grows.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const { settings, countTokens } = environment;
  const summary = usefulSummary(environment);

  return sessionOn(ledger, async () => {
    const tokensBefore = ledger.tokens(countTokens);
    if (settings.trigger !== undefined && tokensBefore <= settings.trigger) return { status: 'noop' };
    const shown = nextPrefix(ledger, settings);
    const written = shown.length > 0 ? await summary(shown) : null;
    if (!written) return { status: 'refused', reason: 'no summary' };
    const { text, reportedIds } = written;
    const proven = provenTurns(shown, text, { cut: isCut(text, written) });
    const covered = reportedIds ? proven.filter((turn) => reportedIds.includes(turn.id)) : proven;
    ledger.commit({ body: text, covered, removed: leavingTurns(shown, covered, ledger.turns) });
    return { status: 'compacted', tokensBefore, tokensAfter: ledger.tokens(countTokens), ...ledger.counts() };
  });
}

/** A few short turns, and a long text about them. */
export const grows: FaultySpecimen = {
  name: 'grows',
  says: 'Puts a summary in the place of turns without comparing which of them is longer.',
  breaks: 'budget/view-shrinks',
  kind: 'no-shrink',
  twin: foldsPrefix,
  witness: growsWitness,
  make: () => ({ name: 'grows', supports: { verifies: true, overheadTokens: 0 }, open }),
};
