import type { Environment } from '../../src/compactor/compactor.js';
import type { Outcome, Session } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { isCut } from '../plumbing/is-cut.js';
import { Ledger } from '../plumbing/ledger.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { condensesItselfWitness } from '../witnesses/condenses-itself.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const { settings, summarizer, countTokens } = environment;

  /** What the shorter summary does not hold any more is uncovered. */
  async function condense(): Promise<Outcome> {
    const current = ledger.summaries.at(-1);
    if (!current) return { status: 'noop', reason: 'nothing that could be compacted' };
    const budget = settings.summaryBudget ?? undefined;
    const answer = await summarizer.complete({ previous: current.body, budget });
    const cut = isCut(answer.text, answer);
    const covered = provenTurns(ledger.coveredIn(current), answer.text, { cut });
    const isShorter = countTokens(answer.text) < countTokens(current.body);
    if (answer.kind !== 'text' || covered.length === 0 || !isShorter)
      return { status: 'noop', reason: 'the summary is as short as it can be' };
    ledger.commit({ body: answer.text, covered, removed: [], replaces: current });
    return { status: 'compacted', tokensAfter: ledger.tokens(countTokens), ...ledger.counts() };
  }

  return sessionOn(ledger, async () => {
    const { trigger } = settings;
    if (trigger !== undefined && ledger.tokens(countTokens) <= trigger)
      return { status: 'noop', reason: 'below the trigger' };
    if (nextPrefix(ledger, settings).length === 0) return condense();
    return foldPrefix(ledger, environment, usefulSummary(environment));
  });
}

/** Nobody said a word, and a little more is gone. */
export const condensesItself: FaultySpecimen = {
  name: 'condenses-itself',
  says: 'Has its own summary summarized again when a pass finds no turns.',
  breaks: 'passes/idle-changes-nothing',
  kind: 'repeat-drift',
  twin: foldsPrefix,
  witness: condensesItselfWitness,
  make: () => ({ name: 'condenses-itself', supports: { verifies: true, overheadTokens: 0 }, open }),
};
