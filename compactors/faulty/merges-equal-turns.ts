import type { Environment } from '../../src/compactor/compactor.js';
import type { Session, ViewItem } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { isCut } from '../plumbing/is-cut.js';
import { Ledger, tokensOf } from '../plumbing/ledger.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const write = usefulSummary(environment);

  function view(): ViewItem[] {
    const seen = new Set<string>();
    return ledger.view().filter((item) => {
      if (item.type !== 'kept' || item.role !== 'assistant') return true;
      const isNew = !seen.has(item.text);
      seen.add(item.text);
      return isNew;
    });
  }

  const { append, compact } = sessionOn(ledger, async () => {
    const { status } = await foldPrefix(ledger, environment, async (shown) => {
      const written = await write(shown);
      const anchored = shown.filter(({ anchor }) => anchor !== null);
      const proven = written && provenTurns(shown, written.text, { cut: isCut(written.text, written) });
      const others = new Set(ledger.turns.flatMap((turn) => (shown.includes(turn) ? [] : turn.text)));
      const visible = new Map(shown.map((turn) => [turn.text, turn]));
      const leaving = [...visible.values()].filter(({ text }) => !others.has(text));
      const isShorter = written && environment.countTokens(written.text) < tokensOf(leaving);
      return isShorter && proven?.length === anchored.length ? written : null;
    });
    const texts = view().map((item) => (item.type === 'summary' ? item.body : item.text));
    return { status, tokensAfter: texts.reduce((sum, text) => sum + environment.countTokens(text), 0) };
  });
  return { append, compact, view };
}

/** The same words may answer another question. */
export const mergesEqualTurns: FaultySpecimen = {
  name: 'merges-equal-turns',
  says: 'Shows what the assistant said twice only once.',
  breaks: 'conservation/twins-stay-two',
  kind: 'id-collision',
  make: () => ({
    name: 'merges-equal-turns',
    supports: { verifies: true, verifiesFacts: true, overheadTokens: 0 },
    open,
  }),
};
