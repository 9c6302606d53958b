import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { reconstruct } from '../correct/reported-ids.js';
import { anchoredTurns } from '../plumbing/anchored-turns.js';
import { isCut } from '../plumbing/is-cut.js';
import { refuseUnfit } from '../plumbing/refuse-unfit.js';
import { twoLists } from '../plumbing/two-lists.js';
import type { FaultySpecimen } from '../specimen.js';
import { hollowAnswerWitness } from '../witnesses/hollow-answer.js';

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

/** A name in a table of contents is given as the answer. */
export const hollowAnswer: FaultySpecimen = {
  name: 'hollow-answer',
  says: 'Answers from the summary for every turn whose anchor is in it, also where the summary names the turn and no more.',
  breaks: 'reconstruction/fact-answered-strict',
  kind: 'anchor-omitted',
  twin: referencePair,
  witness: hollowAnswerWitness,
  make: () => checkpointCompactor({ name: 'hollow-answer', buildCheckpoint, reconstruct }),
};
