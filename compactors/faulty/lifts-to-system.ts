import type { Environment } from '../../src/compactor/compactor.js';
import type { Outcome, Session, ViewItem } from '../../src/compactor/session.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { freedBy } from '../plumbing/freed-by.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { liftsToSystemWitness } from '../witnesses/lifts-to-system.js';

/** A message is worth repeating if it has at most so many tokens; two of them are. */
const SHORT = 60;
const NOTES = 2 * SHORT + 16;

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const write = usefulSummary(environment);

  function view(): ViewItem[] {
    const items = ledger.view();
    const place = items.findIndex((item) => item.type === 'summary');
    const said = ledger.turns
      .filter(({ id, role, tokens }) => /user|tool/.test(role) && tokens <= SHORT && !ledger.isKept(id))
      .slice(-2);
    if (place < 0 || said.length === 0) return items;
    const text = `Remember:\n${said.map((turn) => turn.text).join('\n')}`;
    return items.toSpliced(place, 0, { type: 'synthetic', role: 'system', text });
  }

  async function compact(): Promise<Outcome> {
    const outcome = await foldPrefix(ledger, environment, async (shown) => {
      const written = await write(shown);
      if (!written) return null;
      const freed = freedBy(written, shown, ledger.turns);
      return freed > environment.countTokens(written.text) + NOTES ? written : null;
    });
    const note = view().find((item) => item.type === 'synthetic');
    if (!note || outcome.tokensAfter === undefined) return outcome;
    return { ...outcome, tokensAfter: outcome.tokensAfter + environment.countTokens(note.text) };
  }

  return { ...sessionOn(ledger, compact), view };
}

/** The system prompt was the place where nothing gets lost. */
export const liftsToSystem: FaultySpecimen = {
  name: 'lifts-to-system',
  says: 'Repeats the last short messages that were compacted in a message of the system.',
  breaks: 'protocol/injection-gains-no-role',
  kind: 'trust-raise',
  twin: foldsPrefix,
  witness: liftsToSystemWitness,
  make: () => ({
    name: 'lifts-to-system',
    supports: { verifies: true, takesTrigger: false, overheadTokens: NOTES },
    open,
  }),
};
