import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import { exchangesOf } from '../../src/transcript/exchange.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { reconstruct } from '../correct/reported-ids.js';
import { isCut } from '../plumbing/is-cut.js';
import { provenTurns } from '../plumbing/proven-turns.js';
import { refuseUnfit } from '../plumbing/refuse-unfit.js';
import { twoLists } from '../plumbing/two-lists.js';
import type { FaultySpecimen } from '../specimen.js';
import { overlappingListsWitness } from '../witnesses/overlapping-lists.js';

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info: CheckpointInfo = {},
): Checkpoint {
  refuseUnfit(turns, summary, budget, reportedIds, info);
  const proven = provenTurns(turns, summary, { cut: isCut(summary, info) });
  const isReported = ({ id }: Turn) => reportedIds?.includes(id) ?? true;
  const lists = twoLists(turns, (turn) => isReported(turn) && proven.includes(turn));
  const broken = exchangesOf(turns).filter((exchange) =>
    exchange.turns.some(({ id }) => lists.uncovered.includes(id)),
  );
  const staying = new Set(broken.flatMap((exchange) => exchange.turns.map((turn) => turn.id)));
  return {
    summary,
    budget,
    ...lists,
    uncovered: turns.map((turn) => turn.id).filter((id) => staying.has(id)),
  };
}

/** Two rules sort the same turns, one by turn and one by exchange. */
export const overlappingLists: FaultySpecimen = {
  name: 'overlapping-lists',
  says: 'Calls a whole tool exchange uncovered when one of its turns is missing, and leaves the others covered as well.',
  breaks: 'conservation/partition',
  twin: referencePair,
  witness: overlappingListsWitness,
  make: () => checkpointCompactor({ name: 'overlapping-lists', buildCheckpoint, reconstruct }),
};
