import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import type { Turn } from '../../src/transcript/turn.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { isCut } from '../plumbing/is-cut.js';
import { Ledger } from '../plumbing/ledger.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { mergesEqualTurnsWitness } from '../witnesses/merges-equal-turns.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const write = usefulSummary(environment);

  const { append, compact, view } = sessionOn(ledger, async () => {
    const { status, tokensAfter } = await foldPrefix(ledger, environment, async (shown) => {
      const written = await write(shown);
      const anchored = shown.filter(({ anchor }) => anchor !== null);
      const proven = written && provenTurns(shown, written.text, { cut: isCut(written.text, written) });
      return proven?.length === anchored.length ? written : null;
    });
    return { status, ...(tokensAfter !== undefined && { tokensAfter }) };
  });

  function appendNew(turns: readonly Turn[]) {
    const said = new Set(ledger.turns.filter(({ id }) => ledger.isKept(id)).map(({ text }) => text));
    return append(
      turns.filter(({ role, text }) => {
        const isNew = role !== 'assistant' || !said.has(text);
        said.add(text);
        return isNew;
      }),
    );
  }

  return { append: appendNew, compact, view };
}

/** The same words may answer another question. */
export const mergesEqualTurns: FaultySpecimen = {
  name: 'merges-equal-turns',
  says: 'Stores what the assistant said twice only once.',
  breaks: 'conservation/twins-stay-two',
  kind: 'id-collision',
  twin: foldsPrefix,
  witness: mergesEqualTurnsWitness,
  make: () => ({
    name: 'merges-equal-turns',
    supports: { verifies: true, verifiesFacts: true, overheadTokens: 0 },
    open,
  }),
};
