import type { Checkpoint } from '../../src/compactor/doors/checkpoint.js';
import { checkpointCompactor } from '../../src/compactor/doors/checkpoint-door.js';
import type { Answer } from '../../src/compactor/session.js';
import type { TurnId } from '../../src/transcript/turn.js';
import { referencePair } from '../correct/reference-pair.js';
import { buildCheckpoint } from '../correct/reported-ids.js';
import type { FaultySpecimen } from '../specimen.js';
import { summarySourceLieWitness } from '../witnesses/summary-source-lie.js';

function reconstruct(
  { covered, uncovered, summary }: Checkpoint,
  rawLog: Record<TurnId, string>,
  id: TurnId,
): Answer {
  const text = covered.includes(id) ? summary : uncovered.includes(id) ? rawLog[id] : undefined;
  if (text === undefined) throw new Error(`nothing is known of turn ${id}`);
  return { text, source: 'summary' };
}

/** Uncovered turns are in the checkpoint too, and the checkpoint is named after its summary. */
export const summarySourceLie: FaultySpecimen = {
  name: 'summary-source-lie',
  says: 'Says of every turn in the checkpoint that its answer comes from the summary, also where it was read from the log.',
  breaks: 'reconstruction/honest-source',
  twin: referencePair,
  witness: summarySourceLieWitness,
  make: () => checkpointCompactor({ name: 'summary-source-lie', buildCheckpoint, reconstruct }),
};
