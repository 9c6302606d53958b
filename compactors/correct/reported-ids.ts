import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Answer } from '../../src/compactor/session.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { isCut } from '../plumbing/is-cut.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { refuseUnfit } from '../plumbing/refuse-unfit.js';
import { splitByExchange } from '../plumbing/split-by-exchange.js';
import { twoLists } from '../plumbing/two-lists.js';
import type { Specimen } from '../specimen.js';

/** A two-list checkpoint: covered where it is reported and the summary bears it out, everything else uncovered. */
export function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  refuseUnfit(turns, summary, budget, reportedIds, info);
  const proven = provenTurns(turns, summary, { cut: isCut(summary, info) });
  const reported = reportedIds ? proven.filter((turn) => reportedIds.includes(turn.id)) : proven;
  const covered = new Set(splitByExchange(turns, reported).covered);
  return { summary, budget, ...twoLists(turns, (turn) => covered.has(turn.id)) };
}

/** The summary for a covered turn, the raw log for an uncovered one, an error for any other. */
export function reconstruct(
  { covered, uncovered, summary }: Checkpoint,
  rawLog: Record<TurnId, string>,
  id: TurnId,
): Answer {
  if (covered.includes(id)) return { text: summary, source: 'summary' };
  if (!uncovered.includes(id)) throw new Error(`turn ${id} is in no list of the checkpoint`);
  const text = rawLog[id];
  if (text === undefined) throw new Error(`the raw log has lost turn ${id}`);
  return { text, source: 'log' };
}

/** Claims what the summarizer reports, where the summary bears it out. */
export const reportedIds: Specimen = {
  name: 'reported-ids',
  says: 'Claims the reported turns whose anchor and facts are in the summary; above the ceiling it wants a report.',
  make: () =>
    checkpointCompactor({
      name: 'reported-ids',
      buildCheckpoint,
      reconstruct,
      supports: { verifies: true, verifiesFacts: true },
    }),
};
