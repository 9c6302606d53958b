import type { Checkpoint, CheckpointInfo } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Turn, TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import * as careful from '../correct/reported-ids.js';
import type { FaultySpecimen } from '../specimen.js';
import { firstFactOnlyWitness } from '../witnesses/first-fact-only.js';

interface WithAnswers extends Checkpoint {
  /** What covered turns are asked for. */
  answers: Record<TurnId, string>;
}

function buildCheckpoint(
  turns: readonly Turn[],
  summary: string,
  budget: number | null,
  reportedIds?: readonly TurnId[],
  info?: CheckpointInfo,
): WithAnswers {
  const checkpoint = careful.buildCheckpoint(turns, summary, budget, reportedIds, info);
  const answers = turns.map((turn) => [turn.id, turn.facts?.[0]?.value ?? summary]);
  return { ...checkpoint, answers: Object.fromEntries(answers) };
}

/** One question, one answer; that a turn may say two things was not thought of. */
export const firstFactOnly: FaultySpecimen = {
  name: 'first-fact-only',
  says: 'Answers for a covered turn with the first of its facts.',
  breaks: 'reconstruction/fact-answered-strict',
  twin: referencePair,
  witness: firstFactOnlyWitness,
  make: () =>
    checkpointCompactor<WithAnswers>({
      name: 'first-fact-only',
      buildCheckpoint,
      reconstruct: (checkpoint, rawLog, id) =>
        checkpoint.covered.includes(id)
          ? checkpoint.answers[id]!
          : careful.reconstruct(checkpoint, rawLog, id),
    }),
};
