import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { reportedIds } from '../correct/reported-ids.js';
import { anchoredTurns } from '../plumbing/anchored-turns.js';
import { isCut } from '../plumbing/is-cut.js';
import { refuseUnfit } from '../plumbing/refuse-unfit.js';
import { twoLists } from '../plumbing/two-lists.js';
import type { FaultySpecimen } from '../specimen.js';
import { anchorsOnlyWitness } from '../witnesses/anchors-only.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  refuseUnfit(turns, summary, budget, reportedIds, info);
  const present = anchoredTurns(turns, summary, { cut: isCut(summary, info) });
  const isReported = ({ id }: Turn) => reportedIds?.includes(id) ?? true;
  return { summary, budget, ...twoLists(turns, (turn) => isReported(turn) && present.includes(turn)) };
}

function reconstruct({ covered, summary }: Checkpoint, rawLog: Record<TurnId, string>, id: TurnId): string {
  const text = rawLog[id] ?? (covered.includes(id) ? summary : undefined);
  if (text === undefined) throw new Error(`turn ${id} is not in the raw log`);
  return text;
}

/** An anchor that survived while its fact was lost is taken for the fact. */
export const anchorsOnly: FaultySpecimen = {
  name: 'anchors-only',
  says: 'Says that it demands facts, and looks for anchors only.',
  breaks: 'coverage/facts-present',
  kind: 'anchor-omitted',
  twin: reportedIds,
  witness: anchorsOnlyWitness,
  make: () =>
    checkpointCompactor({
      name: 'anchors-only',
      buildCheckpoint,
      reconstruct,
      supports: { verifies: true, verifiesFacts: true },
    }),
};
