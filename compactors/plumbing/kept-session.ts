import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '../../src/compactor/compactor.js';
import type { Session } from '../../src/compactor/session.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { foldPrefix } from './fold-prefix.js';
import { Ledger, type Summary } from './ledger.js';
import { sessionOn } from './session-on.js';
import { usefulSummary } from './useful-summary.js';

/** A session as it stands in a file. */
export interface Kept {
  turns: Turn[];
  summaries: { id: string; body: string; covered: TurnId[] }[];
  uncovered: TurnId[];
}

/** A ledger that a directory keeps, if there is one. */
export interface KeptLedger {
  ledger: Ledger;
  /** Puts the ledger into the directory as it stands, or something else in its place. */
  write(kept?: Kept): void;
}

/** The ledger of a directory in which a session is one file, written beside the old one and put in its place in one step. */
export function keptLedgerIn(dir: string | undefined): KeptLedger {
  if (dir === undefined) return { ledger: new Ledger(), write: () => {} };
  const file = join(dir, 'session.json');
  const ledger = ledgerFrom(readKept(file));
  return {
    ledger,
    write(kept = keptOf(ledger)) {
      writeFileSync(`${file}.new`, JSON.stringify(kept));
      renameSync(`${file}.new`, file);
    },
  };
}

function readKept(file: string): Kept | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return null;
  }
}

/** What has to be kept of a ledger. */
export function keptOf(ledger: Ledger): Kept {
  const { uncovered } = ledger.claims();
  const summaries = ledger.summaries.map((summary: Summary) => ({
    ...summary,
    covered: ledger.coveredIn(summary).map(({ id }) => id),
  }));
  return { turns: ledger.turns, summaries, uncovered: uncovered ?? [] };
}

/** The ledger that was kept; an empty one where there is nothing yet. */
export function ledgerFrom(kept: Kept | null): Ledger {
  const ledger = new Ledger();
  if (!kept) return ledger;
  ledger.append(kept.turns);
  for (const { body, covered } of kept.summaries)
    ledger.commit({ body, covered: covered.map((id) => ledger.turn(id)), removed: [] });
  ledger.release(kept.uncovered.map((id) => ledger.turn(id)));
  return ledger;
}

/** A session on a ledger, with passes one after the other; `changed` is called when turns came, and when a pass has ended. */
export function passesOn(
  ledger: Ledger,
  environment: Environment,
  changed: (what: 'turns' | 'pass') => void,
): Session {
  const session = sessionOn(ledger, async () => {
    const outcome = await foldPrefix(ledger, environment, usefulSummary(environment));
    changed('pass');
    return outcome;
  });
  return {
    ...session,
    append(turns) {
      ledger.append(turns);
      changed('turns');
    },
  };
}
