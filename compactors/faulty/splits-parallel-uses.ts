import type { Settings } from '../../src/compactor/settings.js';
import { exchangesOf } from '../../src/transcript/exchange.js';
import type { Turn } from '../../src/transcript/turn.js';
import { foldsChosen } from '../plumbing/folds-chosen.js';
import type { Ledger } from '../plumbing/ledger.js';
import { nextPrefix } from '../plumbing/next-prefix.js';
import type { FaultySpecimen } from '../specimen.js';
import { foldsPrefix } from '../twins/folds-prefix.js';
import { splitsParallelUsesWitness } from '../witnesses/splits-parallel-uses.js';

/** The turns of the prefix, with no more than one result for each turn that used tools. */
function withOneResult(ledger: Ledger, settings: Settings): Turn[] {
  const extra = new Set(
    exchangesOf(ledger.turns).flatMap(({ turns }) => turns.filter((turn) => turn.role === 'tool').slice(1)),
  );
  return nextPrefix(ledger, settings).filter((turn) => !extra.has(turn));
}

/** Every use has a partner, and one partner only. */
export const splitsParallelUses: FaultySpecimen = {
  name: 'splits-parallel-uses',
  says: 'Looks for one result turn per tool use, so that of parallel uses the other results stay behind.',
  breaks: 'protocol/exchanges-whole',
  kind: 'orphan-pair',
  twin: foldsPrefix,
  witness: splitsParallelUsesWitness,
  make: () => ({
    name: 'splits-parallel-uses',
    supports: { verifies: true, overheadTokens: 0 },
    open: foldsChosen(withOneResult),
  }),
};
