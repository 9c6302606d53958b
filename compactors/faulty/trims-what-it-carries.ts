import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import { isCut } from '../plumbing/is-cut.js';
import { leavingTurns } from '../plumbing/leaving-turns.js';
import { Ledger, tokensOf } from '../plumbing/ledger.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { trimsWhatItCarriesWitness } from '../witnesses/trims-what-it-carries.js';

/** As long as a message may be that is not among the newest. */
const LONGEST = 100;

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const { settings, countTokens } = environment;
  const write = usefulSummary(environment);

  return sessionOn(ledger, async () => {
    const { trigger, summaryBudget } = settings;
    if (trigger !== undefined && ledger.tokens(countTokens) <= trigger)
      return { status: 'noop', reason: 'below the trigger' };
    const shown = nextPrefix(ledger, settings);
    const written = shown.length > 0 ? await write(shown) : null;
    if (!written) return { status: 'refused', reason: 'no summary' };
    const { text, reportedIds } = written;
    const proven = provenTurns(shown, text, { cut: isCut(text, written) });
    const fresh = reportedIds ? proven.filter((turn) => reportedIds.includes(turn.id)) : proven;
    const current = ledger.summaries.at(-1);
    const body = current ? `${current.body.slice(-LONGEST)}\n${text}` : text;
    const isOver = summaryBudget !== null && countTokens(body) > summaryBudget;
    const replaces = isOver ? undefined : current;
    const removed = leavingTurns(shown, fresh, ledger.turns);
    if (tokensOf(removed) <= countTokens(text) + 1)
      return { status: 'noop', reason: 'it would not get smaller' };
    const carried = replaces ? ledger.coveredIn(replaces) : [];
    ledger.commit({
      body: isOver ? text : body,
      covered: [...carried, ...fresh],
      removed,
      ...(replaces && { replaces }),
    });
    return { status: 'compacted', tokensAfter: ledger.tokens(countTokens), ...ledger.counts() };
  });
}

/** Each pass takes a little of what the ones before had kept. */
export const trimsWhatItCarries: FaultySpecimen = {
  name: 'trims-what-it-carries',
  says: 'Shortens its own summary, when the next pass adds to it, as if it were any long message.',
  breaks: 'coverage/anchors-present',
  kind: 'repeat-drift',
  twin: foldsPrefix,
  fewestSteps: 4,
  witness: trimsWhatItCarriesWitness,
  make: () => ({ name: 'trims-what-it-carries', supports: { verifies: true, overheadTokens: 0 }, open }),
};
