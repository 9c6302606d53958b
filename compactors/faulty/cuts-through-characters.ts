import type { Environment } from '../../src/compactor/compactor.js';
import type { Outcome, Session, ViewItem } from '../../src/compactor/session.js';
import { firstRequest } from '../plumbing/first-request.js';
import { foldPrefix } from '../plumbing/fold-prefix.js';
import { freedBy } from '../plumbing/freed-by.js';
import { Ledger } from '../plumbing/ledger.js';
import { sessionOn } from '../plumbing/session-on.js';
import { usefulSummary } from '../plumbing/useful-summary.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { cutsThroughCharactersWitness } from '../witnesses/cuts-through-characters.js';

const LONGEST = 60;
/** More tokens than so many UTF-16 units and the words around them can have. */
const REMINDER = 160;

function open(environment: Environment): Session {
  const ledger = new Ledger();
  const write = usefulSummary(environment);

  function view(): ViewItem[] {
    const items = ledger.view();
    const task = firstRequest(ledger.turns);
    if (!task || ledger.isKept(task.id)) return items;
    const text = `(The task was: ${task.text.slice(0, LONGEST)}…)`;
    const place = items.findLastIndex((item) => item.type === 'summary') + 1;
    return items.toSpliced(place, 0, { type: 'synthetic', role: 'user', text });
  }

  async function compact(): Promise<Outcome> {
    const outcome = await foldPrefix(ledger, environment, async (shown) => {
      const written = await write(shown);
      if (!written) return null;
      const freed = freedBy(written, shown, ledger.turns);
      return freed > environment.countTokens(written.text) + REMINDER ? written : null;
    });
    const reminder = view().find((item) => item.type === 'synthetic');
    if (!reminder || outcome.tokensAfter === undefined) return outcome;
    return { ...outcome, tokensAfter: outcome.tokensAfter + environment.countTokens(reminder.text) };
  }

  return { ...sessionOn(ledger, compact), view };
}

/** The sixtieth unit may be the first half of a character. */
export const cutsThroughCharacters: FaultySpecimen = {
  name: 'cuts-through-characters',
  says: 'Reminds the model of the first request by its first sixty UTF-16 units.',
  breaks: 'protocol/text-well-formed',
  twin: foldsPrefix,
  witness: cutsThroughCharactersWitness,
  make: () => ({
    name: 'cuts-through-characters',
    supports: { verifies: true, takesTrigger: false, overheadTokens: REMINDER },
    open,
  }),
};
