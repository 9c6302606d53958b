import type { Checkpoint } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { TurnId } from '../../src/transcript/turn.js';
import { buildCheckpoint, reportedIds } from '../correct/reported-ids.js';
import type { FaultySpecimen } from '../specimen.js';
import { trimsAnswersWitness } from '../witnesses/trims-answers.js';

function reconstruct(
  { covered, uncovered, summary }: Checkpoint,
  rawLog: Record<TurnId, string>,
  id: TurnId,
): string {
  const text = covered.includes(id) ? summary : uncovered.includes(id) ? rawLog[id] : undefined;
  if (text === undefined) throw new Error(`nothing is known of turn ${id}`);
  return text.trim();
}

/** Who would miss a line feed? Whoever compares what a tool printed. */
export const trimsAnswers: FaultySpecimen = {
  name: 'trims-answers',
  says: 'Gives every answer without the white space at its ends.',
  breaks: 'reconstruction/uncovered-verbatim',
  twin: reportedIds,
  witness: trimsAnswersWitness,
  make: () => checkpointCompactor({ name: 'trims-answers', buildCheckpoint, reconstruct }),
};
