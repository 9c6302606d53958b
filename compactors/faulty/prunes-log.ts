import type { Environment } from '../../src/compactor/compactor.js';
import type { Answer, Outcome, Session } from '../../src/compactor/session.js';
import type { TurnId } from '../../src/transcript/turn.js';
import { answerFrom } from '../plumbing/answer-from.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { prunesLogWitness } from '../witnesses/prunes-log.js';

const LONGEST = 200;

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const pruned = new Map<TurnId, string>();

  async function compact(): Promise<Outcome> {
    const outcome = await foldPrefix(ledger, environment, usefulSummary(environment));
    for (const { id, text } of ledger.turns) {
      if (!ledger.isKept(id) && text.length > LONGEST) pruned.set(id, `[${text.length} characters pruned]`);
    }
    return outcome;
  }

  function recall(id: TurnId): Answer {
    const answer = answerFrom(ledger, id);
    return answer.source === 'log' ? { text: pruned.get(id) ?? answer.text } : answer;
  }

  return { ...sessionOn(ledger, compact), recall };
}

/** The only copy is edited to save space. */
export const prunesLog: FaultySpecimen = {
  name: 'prunes-log',
  says: 'Replaces long texts in its raw log by a note once a pass has removed their turns from the view.',
  breaks: 'reconstruction/uncovered-verbatim',
  kind: 'raw-log-mutated',
  twin: foldsPrefix,
  witness: prunesLogWitness,
  make: () => ({ name: 'prunes-log', supports: { verifies: true, overheadTokens: 0 }, open }),
};
