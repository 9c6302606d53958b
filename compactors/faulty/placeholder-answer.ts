import type { Checkpoint } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { buildCheckpoint } from '../correct/reported-ids.js';
import type { FaultySpecimen } from '../specimen.js';
import { placeholderAnswerWitness } from '../witnesses/placeholder-answer.js';

function reconstruct({ covered, uncovered }: Checkpoint, rawLog: Record<TurnId, string>, id: TurnId): string {
  if (covered.includes(id)) return `[from summary] fact for turn ${id}`;
  const text = uncovered.includes(id) ? rawLog[id] : undefined;
  if (text === undefined) throw new Error(`nothing is known of turn ${id}`);
  return text;
}

/** The note stands where the fact should. */
export const placeholderAnswer: FaultySpecimen = {
  name: 'placeholder-answer',
  says: 'Answers for a covered turn with a note that its fact is in the summary.',
  breaks: 'reconstruction/fact-answered',
  twin: referencePair,
  witness: placeholderAnswerWitness,
  make: () => checkpointCompactor({ name: 'placeholder-answer', buildCheckpoint, reconstruct }),
};
