import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import type { Summarizer } from '../../src/compactor/summarizer.js';
import type { Turn } from '../../src/transcript/turn.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { showsBeginningsWitness } from '../witnesses/shows-beginnings.js';

const LONGEST = 200;

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const shortened = (turn: Turn): Turn => ({ ...turn, text: turn.text.slice(0, LONGEST) });
  const summarizer: Summarizer = {
    complete: (request) =>
      environment.summarizer.complete({ ...request, turns: request.turns?.map(shortened) }),
  };
  return sessionOn(ledger, () =>
    foldPrefix(ledger, environment, usefulSummary({ ...environment, summarizer })),
  );
}

/** The anchor is often at the beginning, so that looking for it finds nothing wrong. */
export const showsBeginnings: FaultySpecimen = {
  name: 'shows-beginnings',
  says: 'Shows the summarizer the beginnings of long turns, and claims the turns whose anchors come back.',
  breaks: 'coverage/only-what-was-seen',
  kind: 'input-cut-overclaim',
  twin: foldsPrefix,
  witness: showsBeginningsWitness,
  make: () => ({ name: 'shows-beginnings', supports: { verifies: true, overheadTokens: 0 }, open }),
};
