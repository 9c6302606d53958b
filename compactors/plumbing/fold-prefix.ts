import type { Environment } from '../../src/compactor/compactor.js';
import type { Outcome } from '../../src/compactor/session.js';
import type { Settings } from '../../src/compactor/settings.js';
import type { SummaryResponse } from '../../src/compactor/summarizer.js';
import type { Turn } from '../../src/transcript/turn.js';
import { isCut } from './is-cut.js';
import { leavingTurns } from './leaving-turns.js';
import { type Ledger, tokensOf } from './ledger.js';
import { nextPrefix } from './next-prefix.js';
import { provenTurns } from './proven-turns.js';

/** Gets a summary of some turns; null where there is none that may take their place. */
export type Write = (
  shown: readonly Turn[],
) => Promise<Pick<SummaryResponse, 'text' | 'finish' | 'closingMarker' | 'reportedIds'> | null>;

/** Says which turns a pass takes. */
export type Choose = (ledger: Ledger, settings: Settings) => Turn[];

/**
 * A pass that puts what `write` gives in the place of the turns that `choose` takes, the longest prefix below the
 * ceiling if nothing is said. It claims the turns that
 * the text holds; the others of the prefix become uncovered.
 */
export async function foldPrefix(
  ledger: Ledger,
  environment: Environment,
  write: Write,
  choose: Choose = nextPrefix,
): Promise<Outcome> {
  const { settings, countTokens } = environment;
  const { trigger } = settings;
  const tokensBefore = ledger.tokens(countTokens);
  if (trigger !== undefined && tokensBefore <= trigger)
    return { status: 'noop', reason: 'below the trigger' };
  const shown = choose(ledger, settings);
  if (shown.length === 0) return { status: 'noop', reason: 'nothing that could be compacted' };

  const written = await write(shown);
  if (!written) return { status: 'refused', reason: 'the summarizer gave no summary' };
  const { text, reportedIds } = written;
  const proven = provenTurns(shown, text, { cut: isCut(text, written) });
  const covered = reportedIds ? proven.filter((turn) => reportedIds.includes(turn.id)) : proven;
  const removed = leavingTurns(shown, covered, ledger.turns);
  if (tokensOf(removed) <= countTokens(text))
    return { status: 'noop', reason: 'the view would not get smaller' };
  ledger.commit({ body: text, covered, removed });
  return { status: 'compacted', tokensBefore, tokensAfter: ledger.tokens(countTokens), ...ledger.counts() };
}
